import type { InterfaceDefinition } from '../../model/definition.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { Writer } from '../writer.ts';
import { phpString } from './dump-php.ts';

/** The model class of one table. The table's name is always said, because the framework would guess it from the class. */
export function phpModelClass({ namespace }: Pick<InterfaceDefinition, 'namespace'>, table: string): GeneratedFile {
  const writer = new Writer('    ');
  const name = modelClassName(table);
  writer.lines(['<?php', `// Made by Portico for the table ${table}.`, `namespace ${namespace}\\Model;`]).line();
  writer.line('use PhalApi\\Model\\DataModel;').line();
  writer.lines([`class ${name} extends DataModel`, '{']).indented(() => {
    writer.lines(['protected function getTableName($id)', '{']);
    writer.indented(() => writer.line(`return ${phpString(table)};`)).line('}');
  });
  writer.line('}');
  return { path: `${namespace}/Model/${name}.php`, text: writer.toString(), map: [] };
}

/** `shop_goods` → `ShopGoods`. */
export function modelClassName(table: string): string {
  const name = table
    .split('_')
    .map((word) => (word[0] ?? '').toUpperCase() + word.slice(1))
    .join('');
  return `${name}Model`;
}
