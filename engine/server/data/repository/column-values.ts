import type { Column } from '../../../core/derive/table/table.ts';
import { parseLossless, printLossless } from '../../../core/json/lossless-json.ts';
import { readMoment } from '../../../core/text/date.ts';
import type { Values } from '../../kernel/ports/repository.ts';

/**
 * Converts a value for a statement.
 * @throws TypeError if it cannot be of the column's type
 */
export function toColumn(column: Column, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (column.type) {
    case 'json':
      return printLossless(value);
    case 'datetime':
      return isoMoment(value) ?? mistyped(column, value);
    case 'id':
    case 'integer':
    case 'bigint':
      return Number.isSafeInteger(value) ? value : mistyped(column, value);
    case 'float':
      return Number.isFinite(value) ? value : mistyped(column, value);
    case 'boolean':
      return typeof value === 'boolean' ? value : mistyped(column, value);
    case 'text':
    case 'date':
      return typeof value === 'string' ? value : mistyped(column, value);
  }
}

/** Converts a driver's value for the engine. */
export function fromColumn(column: Column, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  if (column.type === 'json') return typeof value === 'string' ? parseLossless(value) : value;
  if (column.type === 'boolean') return typeof value === 'number' ? value !== 0 : value;
  return value;
}

/** Converts a row of the driver to a record: every column of the table, in its order. */
export function recordOf(columns: Column[], row: Values): Values {
  const record: Values = {};
  for (const column of columns) record[column.name] = fromColumn(column, row[column.name]);
  return record;
}

/** Returns a moment as ISO 8601 in UTC with milliseconds, or null. A text without a time zone is in the platform's. */
export function isoMoment(value: unknown): string | null {
  if (typeof value !== 'string' && typeof value !== 'number' && !(value instanceof Date)) return null;
  const moment = new Date(typeof value === 'string' ? (readMoment(value) ?? Number.NaN) : value);
  return Number.isNaN(moment.getTime()) ? null : moment.toISOString();
}

function mistyped(column: Column, value: unknown): never {
  throw new TypeError(`column ${column.name} (${column.type}) cannot hold ${typeof value === 'object' ? 'this object' : `the ${typeof value} given`}`);
}
