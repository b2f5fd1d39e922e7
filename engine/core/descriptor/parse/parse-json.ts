import { texts as places } from '../../../../generated/words/engine-core/parse-json.ts';
import type { Json } from '../../json/json.ts';
import type { Text } from '../../text/text.ts';
import type { DiagnosticValues } from './diagnostic.ts';
import type { DiagnosticCode } from './diagnostic-texts.ts';
import { pointerOf } from './pointer.ts';

/** Offsets of all keys and values, by JSON pointer. */
export interface Offsets {
  keys: Map<string, number>;
  values: Map<string, number>;
}

/** The first place that is not strict JSON. */
export class DescriptorJsonError extends Error {
  readonly code: DiagnosticCode;
  readonly pointer: string;
  readonly offset: number;
  readonly values: DiagnosticValues;

  constructor(code: DiagnosticCode, pointer: string, offset: number, values: DiagnosticValues = {}) {
    super(code);
    this.name = 'DescriptorJsonError';
    this.code = code;
    this.pointer = pointer;
    this.offset = offset;
    this.values = values;
  }
}

const maxDepth = 64;

const forbiddenKeys = new Set(['__proto__', 'constructor', 'prototype']);
const literals: Record<string, Json> = { true: true, false: false, null: null };
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const word = /[A-Za-z0-9_$.+-]+/y;

/**
 * Parses strict JSON. Stricter than `JSON.parse`: duplicate keys, keys that reach into prototypes, and nesting below 64 levels are errors.
 * @throws DescriptorJsonError at the first error
 */
export function parseJson(text: string): Json {
  return new Reader(text).document();
}

/** Returns the position of every key and value of a text that `parseJson` has parsed. */
export function offsetsOf(text: string): Offsets {
  const offsets: Offsets = { keys: new Map(), values: new Map() };
  new Reader(text, offsets).document();
  return offsets;
}

class Reader {
  #offsets: Offsets | undefined;
  #text: string;
  #at = 0;
  #depth = 0;
  #path: (string | number)[] = [];

  constructor(text: string, offsets?: Offsets) {
    this.#text = text;
    this.#offsets = offsets;
  }

  document(): Json {
    const value = this.#value();
    this.#space();
    if (this.#at < this.#text.length) throw this.#error('trailing-content', { found: this.#glimpse() });
    return value;
  }

  #value(): Json {
    this.#space();
    this.#offsets?.values.set(pointerOf(...this.#path), this.#at);
    const next = this.#text[this.#at];
    if (next === '{') return this.#object();
    if (next === '[') return this.#array();
    if (next === '"') return this.#string();
    number.lastIndex = this.#at;
    const digits = number.exec(this.#text)?.[0];
    word.lastIndex = this.#at;
    const letters = word.exec(this.#text)?.[0] ?? '';
    if (digits !== undefined && digits === letters) {
      this.#at += digits.length;
      return Number(digits);
    }
    if (Object.hasOwn(literals, letters)) {
      this.#at += letters.length;
      return literals[letters]!;
    }
    const atEnd = this.#at + letters.length === this.#text.length;
    if (atEnd && (letters === '' || letters === '-' || Object.keys(literals).some((literal) => literal.startsWith(letters)))) this.#at = this.#text.length;
    throw this.#unexpected(places.value);
  }

  #object(): Json {
    this.#enter();
    const object: Record<string, Json> = {};
    this.#at++;
    this.#space();
    if (this.#text[this.#at] === '}') return this.#leave(object);
    for (;;) {
      this.#space();
      const offset = this.#at;
      if (this.#text[offset] !== '"') throw this.#unexpected(places.key);
      const key = this.#string();
      if (forbiddenKeys.has(key)) throw new DescriptorJsonError('forbidden-key', pointerOf(...this.#path, key), offset, { found: key });
      if (Object.hasOwn(object, key)) throw new DescriptorJsonError('duplicate-key', pointerOf(...this.#path, key), offset, { found: key });
      this.#offsets?.keys.set(pointerOf(...this.#path, key), offset);
      this.#space();
      if (this.#text[this.#at] !== ':') throw this.#unexpected(places.colon);
      this.#at++;
      this.#path.push(key);
      object[key] = this.#value();
      this.#path.pop();
      if (!this.#another('}')) return this.#leave(object);
    }
  }

  #array(): Json {
    this.#enter();
    const array: Json[] = [];
    this.#at++;
    this.#space();
    if (this.#text[this.#at] === ']') return this.#leave(array);
    for (;;) {
      this.#path.push(array.length);
      array.push(this.#value());
      this.#path.pop();
      if (!this.#another(']')) return this.#leave(array);
    }
  }

  /** True after a comma that is followed by something; false before the closing bracket. */
  #another(closing: '}' | ']'): boolean {
    this.#space();
    if (this.#text[this.#at] === closing) return false;
    if (this.#text[this.#at] !== ',') throw this.#unexpected(closing === '}' ? places.inObject : places.inArray);
    const comma = this.#at++;
    this.#space();
    if (this.#text[this.#at] === closing) throw new DescriptorJsonError('trailing-comma', pointerOf(...this.#path), comma);
    return true;
  }

  #enter(): void {
    if (++this.#depth > maxDepth) throw this.#error('too-deep', { limit: maxDepth });
  }

  #leave<Value>(value: Value): Value {
    this.#depth--;
    this.#at++;
    return value;
  }

  #string(): string {
    const start = this.#at;
    let end = start + 1;
    while (end < this.#text.length && this.#text[end] !== '"') end += this.#text[end] === '\\' ? 2 : 1;
    if (end >= this.#text.length) {
      const line = this.#text.indexOf('\n', start);
      if (line === -1) this.#at = this.#text.length;
      throw this.#unexpected(places.string);
    }
    try {
      const value: unknown = JSON.parse(this.#text.slice(start, end + 1));
      this.#at = end + 1;
      return String(value);
    } catch {
      throw this.#unexpected(places.string);
    }
  }

  #space(): void {
    while (this.#at < this.#text.length && ' \t\r\n'.includes(this.#text[this.#at]!)) this.#at++;
    const two = this.#text.slice(this.#at, this.#at + 2);
    if (two === '//' || two === '/*') throw this.#error('comment');
  }

  #unexpected(allowed: Text): DescriptorJsonError {
    if (this.#at >= this.#text.length) return this.#error('truncated', { where: this.#path.length === 0 ? places.outermost : pointerOf(...this.#path) });
    return this.#error('not-json', { found: this.#glimpse(), allowed });
  }

  #error(code: DiagnosticCode, values: DiagnosticValues = {}): DescriptorJsonError {
    return new DescriptorJsonError(code, pointerOf(...this.#path), this.#at, values);
  }

  /** The next few characters of the line. */
  #glimpse(): string {
    const [line = ''] = this.#text.slice(this.#at, this.#at + 24).split(/[\r\n]/);
    return `"${line}"`;
  }
}
