import { types } from 'pg';

const oid = { int8: 20, numeric: 1700, json: 114, jsonb: 3802, date: 1082, timestamp: 1114, timestamptz: 1184, interval: 1186, time: 1083, timetz: 1266 };
const asText = (text: string) => text;

/** Integers beyond 2^53 stay text, as everywhere in the platform. */
const asNumber = (text: string) => {
  const number = Number(text);
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : text;
};

const parsers = new Map<number, (text: string) => unknown>([
  [oid.int8, asNumber],
  [oid.numeric, asNumber],
  ...[oid.json, oid.jsonb, oid.date, oid.timestamp, oid.timestamptz, oid.interval, oid.time, oid.timetz].map((id): [number, typeof asText] => [id, asText]),
]);

/** Returns dates and JSON as the server writes them; `fromDatabase` converts them. Belongs to one pool: the driver's global parsers stay as they are. */
export const valueParsers: { getTypeParser: typeof types.getTypeParser } = {
  getTypeParser: (id: number, format?: 'text' | 'binary') => (format === 'binary' ? undefined : parsers.get(id)) ?? types.getTypeParser(id, format as 'text'),
};
