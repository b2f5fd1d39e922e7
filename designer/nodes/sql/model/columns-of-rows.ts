import type { SqlMember } from './sql-settings.ts';

/** The columns that rows of a run have, as far as interfaces can name them, with the types of what is in them. */
export function columnsOfRows(rows: unknown): SqlMember[] {
  if (!Array.isArray(rows)) return [];
  const values = new Map<string, unknown>();
  for (const row of rows) {
    if (typeof row !== 'object' || row === null) continue;
    for (const [name, value] of Object.entries(row)) {
      if (!values.has(name) || values.get(name) === null || isFraction(value)) values.set(name, value);
    }
  }
  return [...values].filter(([name]) => /^[A-Za-z_][A-Za-z0-9_]{0,62}$/.test(name)).map(([name, value]) => ({ name, type: typeOf(value) }));
}

function isFraction(value: unknown): boolean {
  return typeof value === 'number' && !Number.isInteger(value);
}

function typeOf(value: unknown): SqlMember['type'] {
  if (typeof value === 'number') return Number.isInteger(value) ? 'integer' : 'float';
  if (typeof value === 'boolean') return 'boolean';
  if (Array.isArray(value)) return 'array';
  if (typeof value === 'object' && value !== null) return 'object';
  return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}([ T]\d{2}:\d{2}:\d{2}.*)?$/.test(value) ? 'date' : 'string';
}
