import { isoMoment } from '../repository/column-values.ts';
import type { RetypeTarget } from './migration-file.ts';

const yes = new Set(['true', '1', 'yes', 'on']);
const no = new Set(['false', '0', 'no', 'off']);
const day = /^\d{4}-\d{2}-\d{2}(?=$|[T ])/;

/**
 * Converts a stored value to the new column type; undefined if it has no meaning there. Empty text becomes NULL in every type but text.
 * @param value the driver's: a number, text or boolean
 */
export function convertValue(value: unknown, to: RetypeTarget): unknown {
  if (to === 'text') return String(value);
  const text = String(value).trim();
  if (text === '') return null;
  switch (to) {
    case 'integer':
    case 'bigint':
      return integer(typeof value === 'boolean' ? Number(value) : text);
    case 'float':
      return finite(typeof value === 'boolean' ? Number(value) : text);
    case 'boolean':
      return yes.has(text.toLowerCase()) ? true : no.has(text.toLowerCase()) ? false : undefined;
    case 'json':
      return validJson(text);
    case 'date':
      return typeof value === 'string' && isoMoment(text) ? day.exec(text)?.[0] : undefined;
    case 'datetime':
      return typeof value === 'string' ? (isoMoment(text) ?? undefined) : undefined;
  }
}

function integer(value: string | number): number | undefined {
  const number = typeof value === 'number' || /^[+-]?\d+(\.0+)?$/.test(value) ? Number(value) : Number.NaN;
  return Number.isSafeInteger(number) ? number : undefined;
}

function finite(value: string | number): number | undefined {
  const number = Number(value);
  return Number.isFinite(number) ? number : undefined;
}

function validJson(text: string): string | undefined {
  try {
    JSON.parse(text);
    return text;
  } catch {
    return undefined;
  }
}
