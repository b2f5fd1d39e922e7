import type { ColumnType } from '../format/column-type.ts';
import type { FormatType } from '../format/format-type.ts';
import { allFormats } from '../formats/all-formats.ts';
import type { Field } from './types.ts';

type FormatName = keyof typeof allFormats;
type PlainFormat = Exclude<FormatName, 'code' | 'ref' | 'image' | 'parameters'>;

/** A semantic type as written in a descriptor's `format`, parsed. */
export type Format =
  | { kind: PlainFormat }
  | { kind: 'image'; size?: string }
  | { kind: 'code'; language: string }
  /** `field` of the same record names the call. */
  | { kind: 'parameters'; field: string }
  | { kind: 'ref'; screen: string; field: string };

const argumentFormat = /^(code|ref|image|parameters):(.+)$/;
const imageSize = /^[1-9]\d{0,3}x[1-9]\d{0,3}$/;
const refTarget = /^([a-z][a-z0-9_]*)\.([a-z][a-z0-9_]*)$/;
const codeLanguage = /^[a-z]+$/;
const fieldName = /^[a-z][a-z0-9_]*$/;

/** Parses a format. Returns null if there is no such format. */
export function parseFormat(text: string): Format | null {
  if (text === 'image') return { kind: text };
  if (isPlain(text)) return { kind: text };
  const [, kind, argument] = argumentFormat.exec(text) ?? [];
  if (kind === 'code' && argument && codeLanguage.test(argument)) return { kind, language: argument };
  if (kind === 'parameters' && argument && fieldName.test(argument)) return { kind, field: argument };
  if (kind === 'image' && argument && imageSize.test(argument)) return { kind, size: argument };
  if (kind === 'ref' && argument) {
    const [, screen, field] = refTarget.exec(argument) ?? [];
    if (screen && field) return { kind, screen, field };
  }
  return null;
}

function isPlain(text: string): text is PlainFormat {
  return Object.hasOwn(allFormats, text) && text !== 'image' && formatTypeOf({ kind: text as FormatName }).argument === undefined;
}

/** Returns the rules of a format. */
export function formatTypeOf({ kind }: { kind: FormatName }): FormatType {
  return allFormats[kind];
}

/** Returns every format as a descriptor writes it: `money`, `code:<language>`. */
export function writtenFormats(): string[] {
  return Object.entries<FormatType>(allFormats).map(([name, { argument }]) => (argument === undefined ? name : `${name}:${argument}`));
}

/** Returns the column type that stores a field: that of its format, otherwise that of its JSON type. */
export function columnTypeOf({ type, format }: Pick<Field, 'type' | 'format'>): ColumnType {
  const column = format && formatTypeOf(format).column;
  if (column) return column;
  switch (type) {
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
