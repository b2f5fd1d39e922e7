import type { ApiDocument } from './api-document.ts';
import type { Issues } from './issue.ts';
import { asList, asRecord, asText, type JsonRecord, member } from './json-values.ts';

/** A schema with its references followed and its combinations merged, one level deep. */
export interface FlatSchema {
  /** JSON type; '' when the document does not say and nothing tells. */
  type: string;
  words: JsonRecord;
  properties: Map<string, unknown>;
  required: Set<string>;
  items: unknown;
  /** References followed on the way here, to notice circles. */
  trail: readonly string[];
  isCircular: boolean;
}

/**
 * allOf: properties together, all required. oneOf and anyOf: properties together, required only what all variants require.
 * @param trail references already open around this schema
 */
export function flatSchema(document: ApiDocument, schema: unknown, pointer: string, issues: Issues, trail: readonly string[] = []): FlatSchema {
  const { value, ref } = document.resolve(schema, pointer, issues);
  const flat: FlatSchema = { type: '', words: {}, properties: new Map(), required: new Set(), items: undefined, trail, isCircular: false };
  if (ref !== undefined && trail.includes(ref)) {
    issues.add('ref-circular', pointer, 'info', ref);
    return { ...flat, type: 'object', isCircular: true };
  }
  if (!value || trail.length > 50) return { ...flat, type: ref === undefined ? '' : 'object' };
  if (ref !== undefined) flat.trail = [...trail, ref];
  flat.words = ref === undefined ? value : withOwnDescription(value, schema);
  flat.type = typeWord(value, pointer, issues);
  for (const [name, property] of Object.entries(asRecord(value.properties) ?? {})) flat.properties.set(name, property);
  for (const name of asList(value.required)) if (typeof name === 'string') flat.required.add(name);
  flat.items = value.items;
  for (const [index, part] of asList(value.allOf).entries()) {
    const inner = flatSchema(document, part, `${pointer}/allOf/${index}`, issues, flat.trail);
    if (flat.type !== '' && inner.type !== '' && flat.type !== inner.type) issues.add('allOf-conflict', pointer, 'warning', `${flat.type}, ${inner.type}`);
    merge(flat, inner);
    for (const name of inner.required) flat.required.add(name);
    flat.words = { ...inner.words, ...flat.words };
  }
  addVariants(document, flat, pointer, issues);
  if (flat.type === '') flat.type = impliedType(flat);
  return flat;
}

/** What OpenAPI 3.1 lets stand beside a reference says more about this place than the words behind it. */
function withOwnDescription(value: JsonRecord, schema: unknown): JsonRecord {
  const description = member(schema, 'description');
  return typeof description === 'string' ? { ...value, description } : value;
}

function addVariants(document: ApiDocument, flat: FlatSchema, pointer: string, issues: Issues): void {
  for (const word of ['oneOf', 'anyOf'] as const) {
    const variants = asList(flat.words[word]).map((part, index) => flatSchema(document, part, `${pointer}/${word}/${index}`, issues, flat.trail));
    const real = variants.filter((variant) => variant.type !== 'null');
    if (real.length < variants.length) flat.words = { ...flat.words, nullable: true };
    if (real.length === 0) continue;
    if (real.length > 1) issues.add('variants', `${pointer}/${word}`, 'info');
    for (const variant of real) merge(flat, variant);
    for (const name of real[0]?.required ?? []) if (real.every((variant) => variant.required.has(name))) flat.required.add(name);
    if (real.length === 1) flat.words = { ...real[0]?.words, ...flat.words };
  }
}

function merge(flat: FlatSchema, inner: FlatSchema): void {
  if (flat.type === '') flat.type = inner.type;
  for (const [name, property] of inner.properties) if (!flat.properties.has(name)) flat.properties.set(name, property);
  flat.items ??= inner.items;
}

function typeWord(schema: JsonRecord, pointer: string, issues: Issues): string {
  const types = (Array.isArray(schema.type) ? schema.type : [schema.type]).map(asText).filter((type) => type !== '');
  const real = types.filter((type) => type !== 'null');
  if (real.length > 1) issues.add('type-union', pointer, 'info', real[0]);
  return real[0] ?? (types.length > 0 ? 'null' : '');
}

function impliedType({ properties, items, words }: FlatSchema): string {
  if (properties.size > 0 || words.additionalProperties !== undefined) return 'object';
  if (items !== undefined) return 'array';
  const [example] = asList(words.enum);
  if (example !== undefined) return typeof example === 'number' ? 'number' : typeof example === 'boolean' ? 'boolean' : 'string';
  return asText(words.format) === '' ? '' : 'string';
}
