import { type Column, pinyinColumnsOf, type Table, type TableGuards, type TableMonths } from '../../../core/derive/table/table.ts';
import type { ColumnType } from '../../../core/format/column-type.ts';
import type { Json } from '../../../core/json/json.ts';
import type { MigrationStep } from '../../kernel/ports/database.ts';
import { ident, quoted } from './identifier.ts';
import { indexName } from './index-name.ts';
import { liveness } from './wanted-indexes.ts';

/** What the two dialects write differently in a `create` or `alter`. */
export interface Ddl {
  columnType(type: ColumnType): string;
  /** Definition of the `id` column, without its name. */
  idColumn: string;
  /** What follows the type of a column that is ordered by its bytes. */
  byteOrder: string;
  /** A column inside `create index`: NULL is the smallest value in both databases. */
  indexColumn(name: string, descending: boolean): string;
  /** The triggers that keep a new table's guards. */
  triggers(table: string, guards: TableGuards): string[];
  /** How a table is divided by months; left out where none is. */
  months?: MonthsDdl;
}

interface MonthsDdl {
  /** Definition of the `id` column of such a table, without its name. */
  idColumn: string;
  /** What follows the columns in `create table`. */
  clause(months: TableMonths): string;
  /** What is made along with the empty table. */
  companions(table: string, months: TableMonths): string[];
  /** Makes a whole table the first part of a divided one with its name. */
  divide(table: string, months: TableMonths): string[];
}

/** The database's message when it refuses a row; only programmers read it. */
export const appendOnly = 'rows are neither changed nor removed';
export const notAdmitted = 'the row is not admitted';

const where = { all: '', live: ` where ${ident('deleted_at')} is null`, removed: ` where ${ident('deleted_at')} is not null` };

/** Returns the statements of one step. */
export function statementsOf(step: MigrationStep, ddl: Ddl): string[] {
  switch (step.kind) {
    case 'create-table':
      return creation(step.table, ddl);
    case 'divide-table':
      return step.table.months && ddl.months ? ddl.months.divide(step.table.name, step.table.months) : [];
    case 'add-column':
      return [addition(step.table, step.column, ddl)];
    case 'copy-column':
      return [`update ${ident(step.table)} set ${ident(step.to)} = ${ident(step.from)} where ${ident(step.from)} is not null`];
    case 'replace-column':
      return [`alter table ${ident(step.table)} drop column ${ident(step.column.name)}`, addition(step.table, step.column, ddl)];
    case 'set-nullable':
      return [`alter table ${ident(step.table)} alter column ${ident(step.column)} ${step.nullable ? 'drop' : 'set'} not null`];
    case 'create-index': {
      const { table, index } = step;
      const columns = index.columns.map((name) => ddl.indexColumn(name, index.descending?.includes(name) ?? false)).join(', ');
      const rows = step.hasTrash ? where[liveness(index)] : '';
      return [`create ${index.unique ? 'unique ' : ''}index ${ident(indexName(table, index))} on ${ident(table)} (${columns})${rows}`];
    }
    case 'drop-index':
      return [`drop index ${ident(step.name)}`];
  }
}

function creation(table: Table, ddl: Ddl): string[] {
  const { name, guards = {}, months } = table;
  const checks = Object.entries(guards.checks ?? {}).map(([check, condition]) => `constraint ${ident(check)} check (${condition})`);
  const division = months && ddl.months;
  const parts = [
    ...shortFirst([...table.columns, ...pinyinColumnsOf(table)]).map((column) => definition(column, division ? { ...ddl, idColumn: division.idColumn } : ddl)),
    ...checks,
  ];
  const clause = division ? ` ${division.clause(months)}` : '';
  return [`create table ${ident(name)} (${parts.join(', ')})${clause}`, ...(division ? division.companions(name, months) : []), ...ddl.triggers(name, guards)];
}

/** SQLite reaches what stands behind a long value only through the pages that value fills: ten times the work for a list that shows none of it. */
function shortFirst(columns: Column[]): Column[] {
  const isLong = (column: Column): boolean => column.isLong ?? column.type === 'json';
  return [...columns.filter((column) => !isLong(column)), ...columns.filter(isLong)];
}

/** A column without a default starts nullable: existing rows have no value for it. */
function addition(table: string, column: Column, ddl: Ddl): string {
  const fits = column.nullable || (column.default !== undefined && column.default !== null);
  return `alter table ${ident(table)} add column ${definition(fits ? column : { ...column, nullable: true }, ddl)}`;
}

function definition(column: Column, ddl: Ddl): string {
  if (column.type === 'id') return `${ident(column.name)} ${ddl.idColumn}`;
  const fallback = column.default === undefined || column.default === null ? '' : ` default ${literal(column.default, column.type)}`;
  const order = column.isByteOrdered ? ddl.byteOrder : '';
  return `${ident(column.name)} ${ddl.columnType(column.type)}${order}${fallback}${column.nullable ? '' : ' not null'}`;
}

function literal(value: Exclude<Json, null>, type: ColumnType): string {
  if (type === 'json') return quoted(JSON.stringify(value));
  if (typeof value === 'boolean' || typeof value === 'number') return String(value);
  return quoted(typeof value === 'string' ? value : JSON.stringify(value));
}
