import type { InterfaceDefinition } from '../../model/definition.ts';
import { commentText } from '../comment-text.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { Writer } from '../writer.ts';
import { docComment } from './doc-comment.ts';
import { phpString } from './dump-php.ts';
import { type PhpSettings, phpDefaults, phpPath } from './php-settings.ts';

/**
 * The model class of one table, `products` or `warehouse.products`. The table's name is always said, because the framework would guess it from
 * the class.
 */
export function phpModelClass(definition: Pick<InterfaceDefinition, 'namespace'>, table: string, settings: PhpSettings = phpDefaults): GeneratedFile {
  const writer = new Writer('    ');
  const name = modelClassName(table);
  const [plain = table, database] = table.split('.').reverse();
  writer.lines(['<?php', `// Made by Portico for the table ${commentText(table)}.`]).line();
  writer.line(`namespace ${definition.namespace}\\Model;`).line();
  writer.line('use PhalApi\\Model\\DataModel;').line();
  writer.lines([`class ${name} extends DataModel`, '{']).indented(() => {
    writer.lines(['protected function getTableName($id)', '{']);
    writer.indented(() => writer.line(`return ${phpString(plain)};`)).line('}');
    if (database !== undefined) databaseMethod(writer.line(), database);
  });
  writer.line('}');
  return { path: phpPath(definition, 'Model', name, settings), text: writer.toString(), map: [] };
}

function databaseMethod(writer: Writer, database: string): void {
  writer.lines(docComment([`The configured database ${commentText(database)}; a project without a database manager names its own connection here.`]));
  writer.lines(['protected function getORM($id = null)', '{']);
  writer.indented(() => {
    writer.line('$table = $this->getTableName($id);').line();
    writer.line(`return \\PhalApi\\DI()->databaseManager->init(${phpString(database)})->$table;`);
  });
  writer.line('}');
}

/** `shop_goods` → `ShopGoodsModel`. */
export function modelClassName(table: string): string {
  const words = table.split(/[^A-Za-z0-9]+/).map((word) => (word[0] ?? '').toUpperCase() + word.slice(1));
  return `${words.join('')}Model`;
}
