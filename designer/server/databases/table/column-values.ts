import type { Json } from '../../../../engine/core/json/json.ts';
import { parseLossless, printLossless } from '../../../../engine/core/json/lossless-json.ts';
import { refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/column-values.ts';
import type { SqlDialect } from '../../../codegen/sql/sql-dialects.ts';
import { fitting } from '../../../model/semantics/runtime/budget.ts';
import { columnValue } from '../../../model/semantics/values/column-value.ts';
import { namedInSentence } from '../../../model/types/type-label.ts';
import type { InspectedColumn } from './table-source.ts';

/**
 * Converts a value for a statement.
 * @throws CallError 400 if it cannot be of the column's type
 */
export function toDatabase({ name, type }: InspectedColumn, input: unknown, dialect: SqlDialect): string | number | boolean | null {
  const value = type === null ? input : columnValue(type, input);
  const mistyped = () => refuse('badInput', texts.mistyped, { name, type: namedInSentence(type ?? '') });
  switch (type) {
    case 'string':
      if (typeof value === 'string') return value;
      break;
    case 'integer':
      if (Number.isSafeInteger(value)) return value as number;
      break;
    case 'float':
      if (Number.isFinite(value)) return value as number;
      break;
    case 'boolean':
      if (typeof value === 'boolean') return dialect === 'postgres' ? value : Number(value);
      break;
    case 'date':
      if (typeof value === 'string') return value;
      break;
    case 'array':
    case 'object':
      return printLossless(fitting(value));
  }
  throw mistyped();
}

/** Converts a driver's value to the column's type, or null. Moments at midnight are dates, as they were written. */
export function fromDatabase({ type }: InspectedColumn, value: unknown): Json {
  if (value === null || value === undefined) return null;
  switch (type) {
    case 'string':
      return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : null;
    case 'integer':
    case 'float':
      // Beyond 2^53 it is text, as everywhere in the platform.
      return typeof value === 'number' || (typeof value === 'string' && /^-?\d+(\.\d+)?$/.test(value)) ? value : null;
    case 'boolean':
      return truth(value);
    case 'date':
      return typeof value === 'string' ? moment(value) : null;
    case 'array':
    case 'object':
      return typeof value === 'string' ? parsed(value) : null;
    default:
      return null;
  }
}

function truth(value: unknown): boolean | null {
  if (typeof value === 'boolean') return value;
  if (typeof value === 'number') return value !== 0;
  return value instanceof Uint8Array ? value.some((byte) => byte !== 0) : null;
}

function moment(text: string): string | null {
  const [, day, time] = /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?/.exec(text) ?? [];
  if (day === undefined) return text;
  if (day === '0000-00-00') return null;
  return time === undefined || time === '00:00:00' ? day : `${day} ${time}`;
}

function parsed(text: string): Json {
  try {
    return parseLossless(text) as Json;
  } catch {
    return text;
  }
}
