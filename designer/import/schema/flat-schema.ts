import { escapePointer } from '../../model/types/check-schema.ts';
import type { ApiDocument } from '../document/api-document.ts';
import type { FlatSchema, Note, Place } from '../document/flat-schemas.ts';
import type { DiagnosticSink, ImportDiagnosticCode } from '../document/import-diagnostics.ts';
import { asList, asRecord, asText, type JsonRecord } from '../document/json-values.ts';
import { isKeyword, isOfParameters, type UnmappedWord, unmappedWords } from '../document/schema-words.ts';

type Draft = { -readonly [Name in keyof FlatSchema]: FlatSchema[Name] } & {
  properties: Map<string, Place>;
  required: Set<string>;
  notes: Note[];
  unmapped: UnmappedWord[];
};

/** Schemas that one schema may be combined of. */
const partLimit = 3_000;
/** Combinations inside of each other. */
const levelLimit = 100;

/**
 * allOf: properties together, all required. oneOf and anyOf: properties together, required only what all variants require. What is wrong on
 * the way is noted each time it is asked for; the work is done once.
 */
export function flatSchema(document: ApiDocument, place: Place, diagnostics: DiagnosticSink): FlatSchema {
  const reader = new Reader(document);
  const flat = reader.place(place);
  if (flat.notes.length > 0 && diagnostics.isFirst?.(flat.notes, '') !== false) for (const note of flat.notes) diagnostics.add(...note);
  return flat;
}

class Reader {
  #document: ApiDocument;
  #open = new Set<object>();
  #left = partLimit;
  /** Parts that were not read to their end: what holds one is not remembered. */
  #cut = 0;

  constructor(document: ApiDocument) {
    this.#document = document;
  }

  place({ schema, pointer, also = [], choices = [] }: Place): FlatSchema {
    const own = { schema, pointer };
    if (also.length === 0 && choices.length === 0) return this.read(own);
    const flat = draft();
    if (choices.length === 0) this.#add(flat, this.read(own), pointer);
    else
      this.#choose(
        flat,
        [own, ...choices].map((place) => ({ flat: this.place(place), at: place.pointer })),
        pointer,
      );
    for (const place of also) this.#add(flat, this.place(place), place.pointer);
    if (flat.type === '') flat.type = impliedType(flat);
    return flat;
  }

  read({ schema, pointer }: Place): FlatSchema {
    const notes: Note[] = [];
    const found = this.#document.resolve(schema, pointer, {
      add: (code, at, severity = 'warning', detail = '') => notes.push([code, at, severity, String(detail)]),
    });
    if (!found.value) return { ...draft(), type: found.ref === undefined ? '' : 'object', notes };
    if (found.ref === undefined) return this.#inline(found.value, pointer);
    const target = this.#inline(found.value, found.pointer);
    const flat = { ...target, model: found.model ?? target.model, notes: notes.length === 0 ? target.notes : [...notes, ...target.notes] };
    return this.#withSiblings(flat, asRecord(schema), pointer, found.pointer);
  }

  /** What OpenAPI 3.1 lets stand beside a reference says more about this place than the words behind it. */
  #withSiblings(flat: FlatSchema, schema: JsonRecord | undefined, pointer: string, target: string): FlatSchema {
    const words = Object.entries(schema ?? {}).filter(([name]) => name !== '$ref' && isKeyword(name));
    if (words.length === 0) return flat;
    const own = Object.fromEntries(words);
    const merged = draft();
    this.#add(merged, this.#compute(own, pointer), pointer);
    this.#add(merged, flat, pointer, target);
    const isSameShape = !['properties', 'items', 'allOf', 'oneOf', 'anyOf', 'type', 'enum', 'required'].some((name) => Object.hasOwn(own, name));
    return { ...merged, self: flat.self, model: isSameShape ? flat.model : undefined };
  }

  #inline(value: JsonRecord, pointer: string): FlatSchema {
    const known = this.#document.flats.get(value);
    if (known) return known;
    if (this.#open.has(value)) return this.#broken('ref-circular', pointer, '');
    if (--this.#left < 0 || this.#open.size > levelLimit) return this.#broken('schema-cut', pointer, String(partLimit));
    const cutBefore = this.#cut;
    this.#open.add(value);
    const flat = this.#compute(value, pointer);
    this.#open.delete(value);
    // Leaves are read again faster than they are kept.
    const isWorthIt = flat.properties.size > 0 || value.allOf !== undefined || value.oneOf !== undefined || value.anyOf !== undefined;
    if (isWorthIt && (this.#cut === cutBefore || this.#open.size === 0)) this.#document.flats.set(value, flat);
    return flat;
  }

  #broken(code: ImportDiagnosticCode, pointer: string, detail: string): FlatSchema {
    this.#cut++;
    return { ...draft(), type: 'object', notes: [[code, pointer, 'info', detail]] };
  }

  #compute(value: JsonRecord, pointer: string): FlatSchema {
    const flat = draft();
    flat.self = value;
    flat.words = value;
    flat.type = typeWord(value, pointer, flat.notes);
    flat.nullable = isNullable(value);
    flat.unmapped.push(...unmappedWords(value, pointer));
    for (const [name, schema] of Object.entries(asRecord(value.properties) ?? {}))
      flat.properties.set(name, { schema, pointer: `${pointer}/properties/${escapePointer(name)}` });
    for (const name of asList(value.required)) if (typeof name === 'string') flat.required.add(name);
    if (value.items !== undefined && !Array.isArray(value.items)) flat.items = { schema: value.items, pointer: `${pointer}/items` };
    else if (Array.isArray(value.items)) flat.unmapped.push({ word: 'items', pointer: `${pointer}/items`, of: 'both' });
    const parts = asList(value.allOf);
    for (const [index, part] of parts.entries()) {
      const at = `${pointer}/allOf/${index}`;
      const inner = this.read({ schema: part, pointer: at });
      this.#add(flat, inner, pointer, at);
      if (parts.length === 1 && !['properties', 'items', 'type', 'enum', 'oneOf', 'anyOf', 'required'].some((word) => Object.hasOwn(value, word))) {
        flat.model = inner.model;
        if (inner.model !== undefined) flat.self = inner.self;
      }
    }
    this.#addVariants(flat, value, pointer);
    if (flat.type === '') flat.type = impliedType(flat);
    return flat;
  }

  /** One more schema that holds for the same value. What is there already goes first. */
  #add(flat: Draft, inner: FlatSchema, pointer: string, at = pointer): void {
    if (flat.type === '') flat.type = inner.type;
    else if (inner.type === 'integer' && flat.type === 'number') flat.type = 'integer';
    else if (inner.type !== '' && flat.type !== inner.type && !(inner.type === 'number' && flat.type === 'integer'))
      flat.notes.push(['allOf-conflict', pointer, 'warning', `${flat.type}, ${inner.type}`]);
    for (const [name, place] of inner.properties) {
      const there = flat.properties.get(name);
      flat.properties.set(name, there && !isSamePlace(there, place) ? joined(there, place) : (there ?? place));
    }
    for (const name of inner.required) flat.required.add(name);
    flat.items = flat.items && inner.items && !isSamePlace(flat.items, inner.items) ? joined(flat.items, inner.items) : (flat.items ?? inner.items);
    flat.words = wordsOfBoth(flat.words, inner.words);
    overrule(flat, inner, at, limitWords);
    flat.nullable ||= inner.nullable;
    flat.self ??= inner.self;
    flat.notes.push(...inner.notes);
    flat.unmapped.push(...inner.unmapped);
  }

  #addVariants(flat: Draft, value: JsonRecord, pointer: string): void {
    for (const word of ['oneOf', 'anyOf'] as const) {
      const variants = asList(value[word]).map((part, index) => {
        const at = `${pointer}/${word}/${index}`;
        return { flat: this.read({ schema: part, pointer: at }), at };
      });
      const real = variants.filter((variant) => variant.flat.type !== 'null');
      if (real.length < variants.length || real.some((variant) => variant.flat.nullable)) flat.nullable = true;
      const [only] = real;
      if (!only) continue;
      const first = only.flat;
      if (real.length === 1) {
        this.#add(flat, first, pointer, only.at);
        if (!Object.hasOwn(value, 'properties') && !Object.hasOwn(value, 'allOf')) {
          flat.model = first.model;
          if (first.model !== undefined) flat.self = first.self;
        }
        continue;
      }
      this.#choose(flat, real, `${pointer}/${word}`);
    }
  }

  /** One of several: what any of them may hold, required what all require. */
  #choose(flat: Draft, places: readonly { flat: FlatSchema; at: string }[], pointer: string): void {
    const variants = places.map((place) => place.flat);
    const [first] = variants;
    if (!first) return;
    flat.notes.push(['variants', pointer, 'info', String(variants.length)]);
    for (const variant of variants) {
      if (flat.type === '') flat.type = variant.type;
      for (const [name, place] of variant.properties) {
        const there = flat.properties.get(name);
        flat.properties.set(name, there && !isSamePlace(there, place) ? eitherOf(there, place) : (there ?? place));
      }
      flat.items = flat.items && variant.items && !isSamePlace(flat.items, variant.items) ? eitherOf(flat.items, variant.items) : (flat.items ?? variant.items);
      flat.nullable ||= variant.nullable;
      flat.notes.push(...variant.notes);
      flat.unmapped.push(...variant.unmapped);
    }
    for (const name of first.required) if (variants.every((variant) => variant.required.has(name))) flat.required.add(name);
    // Alternatives that are but values are one list of values.
    const lists = variants.map(({ words }) => (words.const === undefined ? asList(words.enum) : [words.const]));
    if (flat.words.enum === undefined && lists.every((list) => list.length > 0) && variants.every(({ type }) => type === first.type))
      flat.words = { ...flat.words, enum: [...new Set(lists.flat())] };
    for (const word of ['format', 'description', 'readOnly']) {
      if (flat.words[word] !== undefined || first.words[word] === undefined) continue;
      if (variants.every(({ words }) => words[word] === first.words[word])) flat.words = { ...flat.words, [word]: first.words[word] };
    }
    for (const place of places) overrule(flat, place.flat, place.at, []);
  }
}

function draft(): Draft {
  return {
    type: '',
    words: {},
    properties: new Map(),
    required: new Set(),
    items: undefined,
    nullable: false,
    model: undefined,
    self: undefined,
    unmapped: [],
    notes: [],
  };
}

const combinedLimit = 20;

function joined(one: Place, other: Place): Place {
  const also = one.also ?? [];
  if (also.length >= combinedLimit || also.some((place) => isSamePlace(place, other))) return one;
  return { ...one, also: [...also, other] };
}

function eitherOf(one: Place, other: Place): Place {
  // Of a combination only the first part takes part in the choice.
  if (one.also) return one;
  const choices = one.choices ?? [];
  if (choices.length >= combinedLimit || choices.some((place) => isSamePlace(place, other))) return one;
  return { ...one, choices: [...choices, other] };
}

function isSamePlace(one: Place, other: Place): boolean {
  if (one.schema === other.schema && one.also === other.also && one.choices === other.choices) return true;
  const ref = asRecord(one.schema)?.$ref;
  return typeof ref === 'string' && ref === asRecord(other.schema)?.$ref && !one.also && !other.also && !one.choices && !other.choices;
}

const lowest = ['minimum', 'minLength', 'minItems'];
const highest = ['maximum', 'maxLength', 'maxItems'];

/** Both hold: the tighter limit, the values both allow; of everything else the outer word. */
function wordsOfBoth(outer: JsonRecord, inner: JsonRecord): JsonRecord {
  if (Object.keys(outer).length === 0) return inner;
  const words: Record<string, unknown> = { ...inner, ...outer };
  for (const name of [...lowest, ...highest]) {
    const [one, other] = [outer[name], inner[name]];
    if (typeof one === 'number' && typeof other === 'number') words[name] = lowest.includes(name) ? Math.max(one, other) : Math.min(one, other);
  }
  if (Array.isArray(outer.enum) && Array.isArray(inner.enum)) {
    const allowed = inner.enum as unknown[];
    const common = outer.enum.filter((value) => allowed.includes(value));
    if (common.length > 0) words.enum = common;
  }
  return words;
}

const limitWords = [...lowest, ...highest, 'exclusiveMinimum', 'exclusiveMaximum', 'enum', 'const'];
const overruled = ['title', 'description', 'format', 'pattern', 'default', 'example', 'examples', 'deprecated', ...limitWords];

/** Notes words of a part that are not those of the whole. @param merged words of which the whole says what both ask for */
function overrule(flat: Draft, { words }: FlatSchema, pointer: string, merged: readonly string[]): void {
  for (const word of overruled) {
    const value = words[word];
    if (value === undefined || value === flat.words[word] || merged.includes(word)) continue;
    const whole = flat.words.enum;
    if ((word === 'enum' || word === 'const') && [value].flat().every((one) => Array.isArray(whole) && whole.includes(one))) continue;
    flat.unmapped.push({ word, pointer: `${pointer}/${word}`, of: isOfParameters(word) ? 'parameters' : 'both' });
  }
}

function typeWord(schema: JsonRecord, pointer: string, notes: Note[]): string {
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).map(asText).filter((type) => type !== '');
  const real = types.filter((type) => type !== 'null');
  if (real.length > 1) notes.push(['type-union', pointer, 'info', real[0] ?? '']);
  const [first] = real;
  if (first === undefined) return types.length > 0 ? 'null' : '';
  const known = usualTypes[first.toLowerCase()];
  if (known === undefined) notes.push(['type-unknown', `${pointer}/type`, 'warning', first]);
  return known ?? '';
}

/** Types as documents write them, right and nearly right. */
const usualTypes: Readonly<Record<string, string>> = {
  ...Object.fromEntries(['string', 'integer', 'number', 'boolean', 'array', 'object', 'file'].map((type) => [type, type])),
  ...{ int: 'integer', int32: 'integer', int64: 'integer', long: 'integer', float: 'number', double: 'number', decimal: 'number' },
  ...{ bool: 'boolean', text: 'string', list: 'array', map: 'object', any: '' },
};

function isNullable(schema: JsonRecord): boolean {
  if (schema.nullable === true || schema['x-nullable'] === true || asList(schema.enum).includes(null)) return true;
  return Array.isArray(schema.type) ? schema.type.includes('null') : schema.type === 'null';
}

function impliedType({ properties, items, words }: FlatSchema): string {
  if (properties.size > 0 || words.additionalProperties !== undefined || words.minProperties !== undefined) return 'object';
  if (items !== undefined || words.minItems !== undefined) return 'array';
  const example = words.const ?? asList(words.enum).find((value) => value !== null);
  if (example !== undefined) return typeof example === 'number' ? 'number' : typeof example === 'boolean' ? 'boolean' : 'string';
  return asText(words.format) === '' && words.pattern === undefined ? '' : 'string';
}
