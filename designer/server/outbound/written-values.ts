import { printLossless } from '../../../engine/core/json/lossless-json.ts';
import type { ValueStyle } from '../../model/semantics/runtime/runtime.ts';

/** Encodes a text for its place, or returns it unchanged if there is no need. */
export type Encode = (text: string) => string;

const delimiters: Partial<Record<ValueStyle, string>> = { spaceDelimited: ' ', pipeDelimited: '|', tabDelimited: '\t' };

/** Returns members and elements that are present; null counts as left out. */
export function present(values: object | null | undefined): [name: string, value: unknown][] {
  return Object.entries(values ?? {}).filter(([, value]) => value !== null && value !== undefined);
}

/** Returns the style of a value; names are the caller's own, so `constructor` may be one. */
export function styleOf(styles: Readonly<Record<string, ValueStyle>> | undefined, name: string): ValueStyle | undefined {
  return styles && Object.hasOwn(styles, name) ? styles[name] : undefined;
}

/** Writes a value where names may repeat: query, cookies and forms. Encodes names and texts; a list without elements has no pair. */
export function pairsOf(name: string, value: unknown, style: ValueStyle | undefined, encode: Encode): [name: string, text: string][] {
  const key = encode(name);
  if (style === 'json') return [[key, encode(printLossless(value))]];
  if (typeof value !== 'object' || value === null) return [[key, encode(textOf(value))]];
  if (style === 'deepObject') return present(compact(value)).flatMap(([member, inner]) => pairsOf(`${name}[${member}]`, inner, style, encode));
  if (style === undefined && !Array.isArray(value)) return [[key, encode(textOf(value))]];
  if (style === undefined || style.endsWith('*')) {
    return present(value).map(([member, inner]) => [Array.isArray(value) ? key : encode(member), encode(textOf(inner))]);
  }
  const parts = joinedParts(value, encode);
  return parts.length === 0 ? [] : [[key, parts.join(delimiterOf(style, encode))]];
}

/** Writes a value where its name is elsewhere: path and headers. */
export function textIn(name: string, value: unknown, style: ValueStyle | undefined, encode: Encode): string {
  if (style === 'json') return encode(printLossless(value));
  if (style === undefined) return encode(textOf(value));
  const mark = style.startsWith('label') ? '.' : style.startsWith('matrix') ? ';' : '';
  const parts = style.endsWith('*') ? explodedParts(name, value, mark === ';', encode) : [joinedParts(value, encode).join(delimiterOf(style, encode))];
  const named = mark === ';' && !style.endsWith('*') ? parts.map((text) => `${encode(name)}=${text}`) : parts;
  return mark + named.join(mark || ',');
}

/** Returns a value as text; objects and lists as JSON. */
export function textOf(value: unknown): string {
  return typeof value === 'object' && value !== null ? printLossless(value) : String(value);
}

function explodedParts(name: string, value: unknown, isNamed: boolean, encode: Encode): string[] {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return present(value).map(([member, inner]) => `${encode(member)}=${encode(textOf(inner))}`);
  }
  return joinedParts(value, encode).map((text) => (isNamed ? `${encode(name)}=${text}` : text));
}

/** Elements of a list, alternating names and values of an object, or the single value. */
function joinedParts(value: unknown, encode: Encode): string[] {
  if (typeof value !== 'object' || value === null) return [encode(textOf(value))];
  return present(value).flatMap(([member, inner]) => (Array.isArray(value) ? [encode(textOf(inner))] : [encode(member), encode(textOf(inner))]));
}

/** A comma between values stays a comma; one inside of a value is encoded. */
function delimiterOf(style: ValueStyle, encode: Encode): string {
  const delimiter = delimiters[style];
  return delimiter === undefined ? ',' : encode(delimiter);
}

/** Removes missing elements from a list. */
function compact(value: object): object {
  return Array.isArray(value) ? value.filter((element) => element !== null && element !== undefined) : value;
}
