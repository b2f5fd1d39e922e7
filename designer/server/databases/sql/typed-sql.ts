import type { Json } from '../../../../engine/core/json/json.ts';
import { parseLossless } from '../../../../engine/core/json/lossless-json.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import { texts } from '../../../../generated/words/node-sql/sql-rows.ts';
import type { SqlAnswer, SqlRequest, SqlType } from '../../../model/semantics/runtime/runtime.ts';
import { columnValue } from '../../../model/semantics/values/column-value.ts';
import { Failure } from '../../../model/semantics/values/failure.ts';
import { namedInSentence } from '../../../model/types/type-label.ts';
import type { SqlBound } from './sql-run.ts';

/** A statement with its values as they are bound. */
export interface BoundStatement extends Omit<SqlRequest, 'values' | 'columns'> {
  values: readonly SqlBound[];
}

/** What a database answers it: rows as its driver reads them, at most one more than `rows` of the statement. */
export interface FoundRows {
  rows: readonly { [column: string]: Json }[];
  changed: number;
}

/** Binds values of the types that are declared, and answers rows of the declared columns. `Portico\Sql` is its twin. */
export async function typedSql({ values, columns, ...request }: SqlRequest, run: (statement: BoundStatement) => Promise<FoundRows>): Promise<SqlAnswer> {
  const { rows, changed } = await run({ ...request, values: values.map(([name, type, value]) => boundValue(name, type, value)) });
  if (rows.length > request.rows) throw new Failure(500, fillText(texts.most, { most: request.rows }));
  const declared = Object.entries(columns);
  if (declared.length === 0) return { rows: [...rows], changed };
  return {
    rows: rows.map((row) =>
      Object.fromEntries(
        declared.map(([name, type]) => {
          if (!Object.hasOwn(row, name)) throw new Failure(500, fillText(texts.column, { name }));
          return [name, cell(name, type, row[name] ?? null)];
        }),
      ),
    ),
    changed,
  };
}

function boundValue(name: string, type: SqlType, value: unknown): SqlBound {
  if (value === null || value === undefined) return null;
  const stored = columnValue(type, value);
  if (type === 'boolean' && typeof stored === 'boolean') return stored;
  if (type === 'integer' && typeof stored === 'number' && Number.isSafeInteger(stored)) return stored;
  if (type === 'float' && typeof stored === 'number' && Number.isFinite(stored)) return stored;
  if ((type === 'string' || type === 'date') && typeof stored === 'string' && !stored.includes('\0')) return stored;
  throw new Failure(400, fillText(texts.value, { name, type: namedInSentence(type) }));
}

/** Throws Failure (500) for what is none of the type: rounding or cutting it silently would be another value. */
function cell(name: string, type: SqlType, value: Json): Json {
  if (value === null) return null;
  const found = cellOf(type, value);
  if (found === undefined) throw new Failure(500, fillText(texts.cell, { name, type: namedInSentence(type) }));
  return found;
}

/** Undefined for what is none of the type. */
function cellOf(type: SqlType, value: Json): Json | undefined {
  switch (type) {
    case 'integer':
    case 'float': {
      const number =
        typeof value === 'string' && /^-?\d+(\.\d+)?([eE][+-]?\d+)?$/.test(value) ? Number(value) : Number(typeof value === 'string' ? Number.NaN : value);
      return (type === 'integer' ? Number.isSafeInteger(number) : Number.isFinite(number)) ? number : undefined;
    }
    case 'boolean':
      return typeof value === 'boolean' ? value : typeof value === 'number' ? value !== 0 : undefined;
    case 'date': {
      const [, day, time] = (typeof value === 'string' && /^(\d{4}-\d{2}-\d{2})(?:[ T](\d{2}:\d{2}:\d{2}))?/.exec(value)) || [];
      if (day === undefined) return undefined;
      if (day === '0000-00-00') return null;
      return time === undefined || time === '00:00:00' ? day : `${day} ${time}`;
    }
    case 'array':
    case 'object': {
      const parsed = typeof value === 'string' ? jsonIn(value) : undefined;
      return typeof parsed === 'object' && parsed !== null && Array.isArray(parsed) === (type === 'array') ? parsed : undefined;
    }
    default:
      return typeof value === 'object' ? undefined : String(value);
  }
}

function jsonIn(text: string): Json | undefined {
  try {
    return parseLossless(text) as Json;
  } catch {
    return undefined;
  }
}
