import { runtimeTypes } from '../../../generated/runtime-types.ts';
import { type InterfaceDefinition, tableName } from '../../model/types/definition.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { tablesOf } from '../emit/tables-of.ts';
import { codeOf } from '../hand-edit/code-of.ts';
import { phpApiClass } from '../php/api-class.ts';
import { phpDomainClass } from '../php/domain-class.ts';
import { phpEntryFile } from '../php/entry-file.ts';
import { phpModelClass } from '../php/model-class.ts';
import { type PhpSettings, phpDefaults } from '../php/parts/php-settings.ts';
import { phpStanFile } from '../php/phpstan-file.ts';
import { phpSupportFiles } from '../php/support-files.ts';
import { createTableSql } from '../sql/create-table.ts';
import { sqlDialects } from '../sql/sql-dialects.ts';
import { readmeFile } from './readme.ts';

/**
 * Everything of one or several interfaces as files of one tree: handlers and their types under `ts/`, the classes of a PhalApi project under
 * `php/`, tables under `sql/`, and a README. Hand edits are in it: of a handler always, of PHP where the class has one interface. The
 * definitions must be free of errors.
 * @param leftOut services of these classes that have errors: the README says that they are missing
 */
export function codeTree(definitions: readonly InterfaceDefinition[], settings: PhpSettings = phpDefaults, leftOut: readonly string[] = []): GeneratedFile[] {
  const handlers = definitions.map((definition) => codeOf(definition, 'ts', settings).file);
  const classes = [...Map.groupBy(definitions, (definition) => `${definition.namespace}.${definition.class}`).values()];
  const layers = classes.flatMap(([first, ...rest]) => {
    if (!first) return [];
    const domain = rest.length === 0 ? codeOf(first, 'php', settings).file : phpDomainClass([first, ...rest], settings);
    return [phpApiClass([first, ...rest], settings), domain];
  });
  const namespaces = [...Map.groupBy(definitions, (definition) => definition.namespace).values()];
  const models = namespaces.flatMap((members) => tablesOf(members).map((table) => phpModelClass(members[0]!, table, settings)));
  const tables = new Map(definitions.flatMap(({ table }) => (table ? [[tableName(table), table] as const] : [])));
  const sql = [...tables.values()].flatMap((table) => sqlDialects.map((dialect) => createTableSql(table, dialect)));
  const types: GeneratedFile = { path: 'portico-runtime.d.ts', text: runtimeTypes, map: [] };
  return [
    readmeFile(definitions, settings, leftOut),
    ...under('ts', [...handlers, types]),
    ...under('php', [...layers, ...models, ...phpSupportFiles(settings), phpEntryFile, phpStanFile(settings)]),
    ...under('sql', sql),
  ].sort((one, other) => (one.path < other.path ? -1 : 1));
}

function under(folder: string, files: readonly GeneratedFile[]): GeneratedFile[] {
  return files.map((file) => ({ ...file, path: `${folder}/${file.path}` }));
}
