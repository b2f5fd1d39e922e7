import type { ColumnType } from '../format/column-type.ts';
import type { Field, JsonType } from './types.ts';

/** A semantic type as it stands in a descriptor's `format`, taken apart. */
export type Format = { kind: PlainFormat } | { kind: 'code'; language: string } | { kind: 'ref'; screen: string; field: string };

/**
 * Every format without an argument: the JSON types it may stand on and the column that holds it.
 * `column` is left out where the JSON type decides. One row here is what the database, the validators,
 * the meta-schema and the widgets agree on.
 */
export const plainFormats = {
  multiline: { types: ['string'] },
  richtext: { types: ['string'] },
  markdown: { types: ['string'] },
  json: { types: ['string', 'object', 'array'] },
  image: { types: ['string'] },
  images: { types: ['array'], column: 'json' },
  file: { types: ['string'] },
  files: { types: ['array'], column: 'json' },
  secret: { types: ['string'], private: true },
  password: { types: ['string'], private: true },
  tags: { types: ['string', 'array'] },
  'ip-list': { types: ['string'] },
  email: { types: ['string'] },
  phone: { types: ['string'] },
  url: { types: ['string'] },
  money: { types: ['integer'], column: 'bigint' },
  date: { types: ['string'], column: 'date' },
  'date-time': { types: ['string'], column: 'datetime' },
  duration: { types: ['integer'] },
  color: { types: ['string'] },
  icon: { types: ['string'] },
} as const satisfies Record<string, { types: readonly JsonType[]; column?: ColumnType; private?: boolean }>;

export type PlainFormat = keyof typeof plainFormats;

const argumentFormat = /^(code|ref):(.+)$/;
const refTarget = /^([a-z][a-z0-9_]*)\.([a-z][a-z0-9_]*)$/;
const codeLanguage = /^[a-z]+$/;

/** The format in parts, or null when no such format exists. */
export function parseFormat(text: string): Format | null {
  if (Object.hasOwn(plainFormats, text)) return { kind: text as PlainFormat };
  const [, kind, argument] = argumentFormat.exec(text) ?? [];
  if (kind === 'code' && argument && codeLanguage.test(argument)) return { kind, language: argument };
  if (kind === 'ref' && argument) {
    const [, screen, field] = refTarget.exec(argument) ?? [];
    if (screen && field) return { kind, screen, field };
  }
  return null;
}

/** True for values that never leave the server as they are: passwords and secrets. */
export function isPrivate(format: Format | undefined): boolean {
  return format?.kind === 'password' || format?.kind === 'secret';
}

/** The kind of column that holds a field: what its format says, else what its JSON type does. */
export function columnTypeOf(field: Pick<Field, 'type' | 'format'>): ColumnType {
  const { format } = field;
  if (format && format.kind !== 'code' && format.kind !== 'ref') {
    const row = plainFormats[format.kind];
    if ('column' in row) return row.column;
  }
  switch (field.type) {
    case 'integer':
      return 'bigint';
    case 'number':
      return 'float';
    case 'boolean':
      return 'boolean';
    case 'array':
    case 'object':
      return 'json';
    case 'string':
      return 'text';
  }
}
