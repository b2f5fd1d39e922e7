import type { TableColumn } from '../../../model/types/definition.ts';

const patterns: [RegExp, TableColumn['type']][] = [
  [/^(tinyint\(1\)|bool|bit\(1\)$)/, 'boolean'],
  [/^(tiny|small|medium|big)?int|^integer|^int[248]\b|^(small|big)?serial|^year/, 'integer'],
  [/^(float|double|real|decimal|numeric|money)/, 'float'],
  [/^(date|timestamp)/, 'date'],
  [/^json/, 'object'],
  [/char|text|^enum|^set\b|^uuid|^clob|^citext|^time\b|^inet|^cidr|^interval/, 'string'],
];

/** Returns the type interfaces see of an SQL type; null for types they cannot carry (binary data, lists, shapes …). */
export function columnTypeOf(sqlType: string): TableColumn['type'] | null {
  const name = sqlType.trim().toLowerCase();
  if (name.endsWith('[]')) return null;
  return patterns.find(([pattern]) => pattern.test(name))?.[1] ?? null;
}

/** Returns the length of `varchar(20)` and `character varying(20)`. */
export function maxLengthOf(sqlType: string): number | null {
  const [, length] = /^(?:var|n|nvar)?char(?:acter)?(?: varying)?\((\d+)\)/i.exec(sqlType.trim()) ?? [];
  return length === undefined ? null : Number(length);
}
