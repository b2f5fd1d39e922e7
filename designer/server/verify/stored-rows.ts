import type { Json } from '../../../engine/core/json/json.ts';
import type { TableSpec } from '../../model/types/definition.ts';

/** Returns statements that delete all rows and reset the ids. */
export function emptied(table: string): string[] {
  return [`DELETE FROM "${table}"`, `DELETE FROM sqlite_sequence WHERE name = '${table}'`];
}

/** Returns an insert of a row as PHP would have written it. */
export function storedRow({ name, columns }: TableSpec, row: { readonly [column: string]: Json }): string {
  const filled = columns.filter((column) => Object.hasOwn(row, column.name) || column.default !== undefined);
  if (filled.length === 0) return `INSERT INTO "${name}" DEFAULT VALUES`;
  return `INSERT INTO "${name}" (${filled.map((column) => `"${column.name}"`).join(', ')}) VALUES (${filled.map((column) => literal(row[column.name] ?? column.default ?? null)).join(', ')})`;
}

function literal(value: Json): string {
  if (value === null) return 'NULL';
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') return String(value);
  return `'${(typeof value === 'string' ? value : JSON.stringify(value)).replaceAll("'", "''")}'`;
}

/** Returns rows of a database as values of their columns' types. */
export function typedRows({ columns }: TableSpec, rows: readonly { readonly [column: string]: Json }[]): Json {
  return rows.map((row) => ({
    id: row.id ?? null,
    ...Object.fromEntries(columns.map(({ name, type }) => [name, typed(type, row[name] ?? null)])),
  }));
}

function typed(type: TableSpec['columns'][number]['type'], value: Json): Json {
  if (value === null) return null;
  if (type === 'boolean') return typeof value === 'number' ? value !== 0 : value;
  if ((type === 'array' || type === 'object') && typeof value === 'string') return parsed(value);
  return value;
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
