import { commentText } from '../../../engine/core/printing/comment-text.ts';
import { phpString } from '../../../engine/core/printing/dump-php.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { Writer } from '../emit/writer.ts';
import { docComment } from './parts/doc-comment.ts';
import { strictTypes } from './parts/file-head.ts';
import { modelClassName } from './parts/model-class-name.ts';
import { type PhpSettings, phpDefaults, phpPath } from './parts/php-settings.ts';
import { tidyPhp } from './parts/tidy-php.ts';

/**
 * The model class of one table, `products` or `warehouse.products`. The table's name is always said, because the framework would guess it from
 * the class.
 */
export function phpModelClass(
  definition: Pick<InterfaceDefinition, 'namespace' | 'folder'>,
  table: string,
  settings: PhpSettings = phpDefaults,
): GeneratedFile {
  const writer = new Writer('    ');
  const name = modelClassName(table);
  const [plain = table, database] = table.split('.').reverse();
  writer.lines(['<?php', '', `// Made by Portico for the table ${commentText(table)}.`, strictTypes]).line();
  writer.line(`namespace ${definition.namespace}\\Model;`).line();
  writer.line('use PhalApi\\Model\\DataModel;').line();
  writer.lines([`class ${name} extends DataModel`, '{']).indented(() => {
    writer.lines([...docComment(['@param mixed $id', '@return string']), 'protected function getTableName($id)', '{']);
    writer.indented(() => writer.line(`return ${phpString(plain)};`)).line('}');
    writer.line().lines([...docComment(['@return mixed the rows, as they are narrowed and grouped']), 'public function rows()', '{']);
    writer.indented(() => writer.line('return $this->getORM();')).line('}');
    connectionMethod(writer.line(), database);
    if (database !== undefined) databaseMethods(writer.line(), database);
  });
  writer.line('}');
  return tidyPhp({ path: phpPath(definition, 'Model', name, settings), text: writer.toString(), map: [] });
}

/** What is written together begins and ends there. */
function connectionMethod(writer: Writer, database: string | undefined): void {
  writer.lines(docComment(['@return \\PDO|null where what is written together begins and ends']));
  writer.lines(['public function connection()', '{']);
  writer.indented(() => {
    if (database !== undefined) databaseLines(writer, database);
    const found = database === undefined ? 'null' : '$database';
    writer.line(`return \\Portico\\Transaction::connectionOf(${found}, $this->getTableName(null));`);
  });
  writer.line('}');
}

function databaseLines(writer: Writer, database: string): void {
  writer.line("$manager = \\PhalApi\\DI()->get('databaseManager');");
  writer.line(`$database = $manager ? $manager->init(${phpString(database)}) : \\PhalApi\\DI()->get(${phpString(`notorm_${database}`)});`);
}

/** Reach the table through the database's own connection instead of the project's, and its key without the project's list of tables. */
function databaseMethods(writer: Writer, database: string): void {
  const service = `notorm_${database}`;
  writer.lines(
    docComment([
      `The connection ${commentText(database)} of the database manager. A project without one registers it in config/di.php:`,
      `$di->${commentText(service)} = new \\PhalApi\\Database\\NotORMDatabase($di->config->get('dbs_${commentText(database)}'));`,
      '',
      '@param mixed $id',
      '@return mixed',
    ]),
  );
  writer.lines(['protected function getORM($id = null)', '{']);
  writer.indented(() => {
    databaseLines(writer, database);
    writer.line('$table = $this->getTableName($id);').line();
    writer.line('return $database->$table;');
  });
  writer.line('}').line();
  writer
    .lines([...docComment(['@param mixed $table', '@return string']), 'protected function getTableKey($table)', '{'])
    .indented(() => writer.line("return 'id';"));
  writer.line('}');
}
