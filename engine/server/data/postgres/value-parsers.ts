import { types } from 'pg';

const oid = { int8: 20, timestamp: 1114, timestamptz: 1184, date: 1082, json: 114, jsonb: 3802, numeric: 1700 };
const asText = (text: string) => text;

const parsers = new Map<number, (text: string) => unknown>([
  [oid.int8, safeNumber],
  [oid.numeric, safeNumber],
  [oid.timestamp, isoUtc],
  [oid.timestamptz, isoUtc],
  [oid.date, asText],
  [oid.json, asText],
  [oid.jsonb, asText],
]);

/** Converts values of PostgreSQL to those of the embedded database. Belongs to one pool: the driver's global parsers stay as they are. */
export const valueParsers: { getTypeParser: typeof types.getTypeParser } = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => (format === 'binary' ? undefined : parsers.get(id)) ?? types.getTypeParser(id, format as 'text'),
};

/** Integers beyond 2^53 stay text. */
function safeNumber(text: string): number | string {
  const number = Number(text);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : text;
}

/** `2026-11-21 04:00:00.12+00` → `2026-11-21T04:00:00.120Z`. The session's time zone is UTC. */
function isoUtc(text: string): string {
  const moment = new Date(`${text.replace(' ', 'T').replace(/[+-]\d\d(:?\d\d)?$/, '')}Z`);
  return Number.isNaN(moment.getTime()) ? text : moment.toISOString();
}
