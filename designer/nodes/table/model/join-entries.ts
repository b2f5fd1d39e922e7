import type { Json } from '../../../../engine/core/json/json.ts';
import { type TableColumn, type TableSpec, tableName } from '../../../model/types/definition.ts';
import { type NodeJoin, nodeJoins } from './table-joins.ts';

/** A table as the designer knows it, with the columns interfaces carry. */
export interface KnownTable extends Pick<TableSpec, 'name' | 'database'> {
  columns: readonly TableColumn[];
}

/** A join that a reference makes possible. */
export type OfferedJoin = Pick<NodeJoin, 'table' | 'via' | 'by'>;

/** The joins in a setting. */
export function joinsIn(setting: unknown): NodeJoin[] {
  return nodeJoins({ operation: 'list', joins: setting });
}

/** What the references of a table, and those of the other tables of its database to it, make possible. */
export function offeredJoins(own: KnownTable | undefined, tables: readonly KnownTable[]): OfferedJoin[] {
  if (!own) return [];
  const known = tables.filter(({ database }) => database === own.database);
  const isThere = (name: string) => name === own.name || known.some((table) => table.name === name);
  const there = references(own).filter(({ references: table }) => isThere(table));
  const others = [own, ...known.filter(({ name }) => name !== own.name)];
  return [
    ...there.map(({ name, references: table }) => ({ table, via: name })),
    ...others.flatMap((table) => references(table).flatMap((column) => (column.references === own.name ? [{ table: table.name, by: column.name }] : []))),
  ];
}

function references({ columns }: KnownTable): { name: string; references: string }[] {
  return columns.flatMap(({ name, type, references: table }) => (type === 'integer' && table !== undefined ? [{ name, references: table }] : []));
}

/** One more, called after what it goes by; it reads all columns of the other table but those that are hidden. */
export function withJoin(joins: readonly NodeJoin[], offered: OfferedJoin, own: KnownTable | undefined, columns: readonly TableColumn[]): Json[] {
  const base = offered.via === undefined ? offered.table : offered.via.replace(/_id$/, '');
  const usedNames = new Set(['id', ...(own?.columns ?? []).map(({ name }) => name), ...joins.map(({ name }) => name)]);
  let name = base.slice(0, 50);
  for (let number = 2; usedNames.has(name); number++) name = `${base.slice(0, 50)}_${number}`;
  const read = columns.filter(({ hidden, name: column }) => !hidden && column !== offered.by).slice(0, 50);
  return [...joins.map(entryOf), entryOf({ name, ...offered, columns: read })];
}

/** @param place index of the join to change */
export function changedJoin(joins: readonly NodeJoin[], place: number, change: Partial<NodeJoin>): Json[] {
  return joins.map((join, index) => entryOf(index === place ? { ...join, ...change } : join));
}

/** @param place index of the join to leave out */
export function withoutJoin(joins: readonly NodeJoin[], place: number): Json[] {
  return joins.filter((_, index) => index !== place).map(entryOf);
}

/** The table of a node among those that are known. */
export function tableNamed(tables: readonly KnownTable[], name: unknown): KnownTable | undefined {
  return tables.find((table) => tableName(table) === name);
}

function entryOf({ name, table, via, by, columns, most }: NodeJoin): { [member: string]: Json } {
  return {
    ...{ name, table },
    ...(via !== undefined ? { via } : by !== undefined ? { by } : {}),
    ...(most !== undefined && { most }),
    columns: columns.map(({ name: column, type, format }) => ({ name: column, type, ...((format === 'money' || format === 'decimal') && { format }) })),
  };
}
