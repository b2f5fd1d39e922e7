import type { Json } from '../../../../engine/core/json/json.ts';
import type { TableColumn } from '../../../model/types/definition.ts';

/**
 * Returns a column's default as a value: `'new'::text`, `'new'`, `0`, `true`. Null for everything the database computes.
 * @param text SQL; a plain text without quotes if `isPlain`
 */
export function defaultOf(text: string | null, type: TableColumn['type'] | null, isPlain = false): Json {
  if (text === null || type === null || /^null\b/i.test(text)) return null;
  const [, quoted] = /^'((?:[^']|'')*)'(?:::[\w\s"()]+)?$/.exec(text.trim()) ?? [];
  const isBare = quoted === undefined && !isPlain;
  const value = quoted?.replaceAll("''", "'") ?? text.trim();
  switch (type) {
    case 'string':
      return isBare ? null : value;
    case 'integer':
      return /^[+-]?\d+$/.test(value) && Number.isSafeInteger(Number(value)) ? Number(value) : null;
    case 'float':
      return /^[+-]?(\d+\.?\d*|\.\d+)$/.test(value) ? Number(value) : null;
    case 'boolean':
      if (/^(true|1|b'1')$/i.test(value)) return true;
      return /^(false|0|b'0')$/i.test(value) ? false : null;
    case 'date':
      return !isBare && /^\d{4}-\d{2}-\d{2}( \d{2}:\d{2}:\d{2})?$/.test(value) ? value : null;
    case 'array':
    case 'object':
      return isBare ? null : parsed(value);
  }
}

function parsed(text: string): Json {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
