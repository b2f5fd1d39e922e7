import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely';
import { pinyinColumn } from '../../../core/derive/table/pinyin-columns.ts';
import type { Column, Table } from '../../../core/derive/table/table.ts';
import { hasUsualYear, parseDate } from '../../../core/text/date.ts';
import type { Database, Rows } from '../../kernel/ports/database.ts';
import type { Condition, FieldCondition, PageRequest } from '../../kernel/ports/repository.ts';
import { pinyinTerm } from '../pinyin/search-form.ts';
import { isoMoment } from './column-values.ts';

/** The parts of a page request that select rows. */
export type Selection = Pick<PageRequest, 'conditions' | 'search' | 'trash'>;

const eb = expressionBuilder<Rows, string>();
const nothing = sql<SqlBool>`1 = 0`;
const signs = { from: '>=', after: '>', to: '<=', before: '<' } as const;

/**
 * Returns the condition of a selection.
 * @param lookup the columns that may use an index; all of them by default
 * @throws Error for a field the table does not have
 */
export function whereOf(database: Database, table: Table, { conditions, search, trash }: Selection, lookup?: readonly string[]): Expression<SqlBool> {
  const parts = conditions.map((condition) => {
    const expression = conditionOf(database, table, condition);
    return lookup === undefined || ('field' in condition && lookup.includes(condition.field)) ? expression : database.unindexed(expression);
  });
  if (table.hasTrash) parts.push(trash ? removed(table) : eb('deleted_at', 'is', null));
  if (search && search.text !== '') {
    const { text } = search;
    parts.push(eb.or(search.fields.map((field) => containsOf(database, table, columnOf(table, field), text))));
  }
  return eb.and(parts);
}

/** As a list of ids, because SQLite would not use the index of removed rows for `is not null`. */
function removed(table: Table): Expression<SqlBool> {
  return eb('id', 'in', eb.selectFrom(table.name).select('id').where('deleted_at', 'is not', null));
}

/**
 * Returns the column of that name.
 * @throws Error if the table has none
 */
export function columnOf(table: Table, name: string): Column {
  const column = table.columns.find((candidate) => candidate.name === name);
  if (!column) throw new Error(`table ${table.name} has no column ${name}`);
  return column;
}

/** Returns the other tables a selection depends on. */
export function lookedUpIn(conditions: Condition[]): string[] {
  return conditions.flatMap((condition) => {
    if ('either' in condition) return lookedUpIn(condition.either);
    const rows = 'within' in condition ? condition.within : 'except' in condition ? condition.except : undefined;
    return rows ? [rows.table.name, ...lookedUpIn(rows.conditions)] : [];
  });
}

/** Returns a key that is equal for equal selections of a table. */
export function selectionKey({ conditions, search, trash }: Selection): string {
  return keyText([conditions, search, trash]);
}

/** Prints conditions and orders; tables appear by name. */
export function keyText(value: unknown): string {
  return JSON.stringify(value, (name, value) => (name === 'table' ? value.name : value));
}

function conditionOf(database: Database, table: Table, condition: Condition): Expression<SqlBool> {
  if ('either' in condition) return eb.or(condition.either.map((one) => conditionOf(database, table, one)));
  const columnName = () => columnOf(table, condition.field).name;
  if ('within' in condition) return eb(columnName(), 'in', idsOf(database, condition.within));
  if ('except' in condition) return eb(columnName(), 'not in', idsOf(database, condition.except));
  if ('column' in condition) return eb(columnName(), signs[condition.is], eb.ref(columnOf(table, condition.column).name));
  return fieldCondition(database, table, condition);
}

function idsOf(database: Database, { table, conditions }: { table: Table; conditions: Condition[] }) {
  const where = eb.and(conditions.map((one) => conditionOf(database, table, one)));
  return eb.selectFrom(table.name).select('id').where(where);
}

function fieldCondition(database: Database, table: Table, { field, operator, value }: FieldCondition): Expression<SqlBool> {
  const column = columnOf(table, field);
  switch (operator) {
    case 'eq':
      return equals(column, value);
    case 'in':
      return column.type === 'json' ? amongElements(database, table, column, value) : among(column, Array.isArray(value) ? value : [value]);
    case 'contains':
      return containsOf(database, table, column, String(value));
    case 'not':
      return noneOf(database, table, column, [value].flat());
    case 'from':
    case 'after':
    case 'to':
    case 'before':
      return limit(column, signs[operator], value);
    case 'empty':
      return value === false ? eb.not(empty(column)) : empty(column);
  }
}

function equals(column: Column, value: unknown): Expression<SqlBool> {
  if (value === null || value === undefined) return eb(column.name, 'is', null);
  const comparable = comparableOf(column, value);
  return comparable === undefined ? nothing : eb(column.name, '=', comparable);
}

function among(column: Column, values: unknown[]): Expression<SqlBool> {
  const nonNull = values.filter((value) => value !== null && value !== undefined);
  const comparable = nonNull.map((value) => comparableOf(column, value)).filter((value) => value !== undefined);
  const parts = comparable.length > 1 ? [eb(column.name, 'in', comparable)] : comparable.map((value) => eb(column.name, '=', value));
  return nonNull.length < values.length ? eb.or([...parts, eb(column.name, 'is', null)]) : (parts[0] ?? nothing);
}

/** An empty field is none of the values, unless the empty value is among them. */
function noneOf(database: Database, table: Table, column: Column, values: unknown[]): Expression<SqlBool> {
  const others = eb.not(column.type === 'json' ? amongElements(database, table, column, values) : among(column, values));
  const isEmpty = eb(column.name, 'is', null);
  return values.includes(null) ? eb.and([eb.not(isEmpty), others]) : eb.or([isEmpty, others]);
}

/** A list is searched by its elements; the table's name separates the column from those of the list. */
function amongElements(database: Database, table: Table, column: Column, value: unknown): Expression<SqlBool> {
  const values = (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string' || typeof one === 'number');
  return values.length === 0 ? nothing : database.holdsOneOf(`${table.name}.${column.name}`, values);
}

/** JSON is searched as the text it is stored as, so that a tag is found by a part of it; what is Chinese, by its pinyin too. */
function containsOf(database: Database, table: Table, column: Column, text: string): Expression<SqlBool> {
  if (text.includes('\0')) return nothing;
  if (column.type === 'json') return database.contains(column.name, JSON.stringify(text).slice(1, -1));
  if (column.type === 'text') {
    const term = table.pinyin?.includes(column.name) ? pinyinTerm(text) : null;
    const contains = database.contains(column.name, text);
    return term === null ? contains : eb.or([contains, database.contains(pinyinColumn(column.name), term)]);
  }
  if (column.type === 'date' || column.type === 'datetime') return hasUsualYear(text) && parseDate(text) !== null ? equals(column, text) : nothing;
  return equals(column, /^-?\d{1,15}$/.test(text) ? Number(text) : text);
}

/** A limit outside the column's range is clamped: everything is under 1e300. */
function limit(column: Column, sign: '>=' | '>' | '<=' | '<', value: unknown): Expression<SqlBool> {
  if (isInteger(column) && typeof value === 'number' && !Number.isNaN(value)) {
    const whole = sign === '>=' || sign === '<' ? Math.ceil(value) : Math.floor(value);
    return eb(column.name, sign, Math.min(Math.max(whole, Number.MIN_SAFE_INTEGER), Number.MAX_SAFE_INTEGER));
  }
  const comparable = comparableOf(column, value);
  return comparable === undefined ? nothing : eb(column.name, sign, comparable);
}

function empty(column: Column): Expression<SqlBool> {
  const isNull = eb(column.name, 'is', null);
  if (column.type === 'text') return eb.or([isNull, eb(column.name, '=', '')]);
  if (column.type === 'json') return eb.or([isNull, eb(column.name, 'in', ['[]', '{}', '""', 'null'])]);
  return isNull;
}

/** Returns the value as the database compares it with the column; undefined if no row can have it (PostgreSQL would refuse to compare). */
function comparableOf(column: Column, value: unknown): unknown {
  switch (column.type) {
    case 'id':
    case 'integer':
    case 'bigint':
      return Number.isSafeInteger(value) ? value : undefined;
    case 'float':
      return typeof value === 'number' && !Number.isNaN(value) ? value : undefined;
    case 'boolean':
      return typeof value === 'boolean' ? value : undefined;
    case 'json':
      return JSON.stringify(value);
    case 'text':
      return typeof value === 'string' && !value.includes('\0') ? value : undefined;
    case 'date':
      return typeof value === 'string' ? (isoMoment(value) ? value.slice(0, 10) : undefined) : undefined;
    case 'datetime':
      return isoMoment(value) ?? undefined;
  }
}

function isInteger(column: Column): boolean {
  return column.type === 'id' || column.type === 'integer' || column.type === 'bigint';
}
