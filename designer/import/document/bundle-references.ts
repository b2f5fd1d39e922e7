import { escapePointer } from '../../model/types/check-schema.ts';
import { asRecord, type JsonRecord } from './json-values.ts';
import { dataMembers } from './references.ts';

/** Where the other files of an import stand in the document that refers to them. */
export const partsMember = 'x-portico-parts';
/** Members whose children are named by people, so that `$ref` may be a name. */
const nameMaps = new Set(['properties', 'patternProperties', 'definitions', '$defs', 'schemas', 'dependentSchemas']);
/**
 * A document with the other files it came with inside, and the references between them led there. References to anything else stay as they
 * are and are refused later: nothing is read or fetched.
 * @param files all of the upload; those that are not referred to stay out
 */
export function bundleReferences(name: string, root: JsonRecord, files: readonly { name: string; root: JsonRecord }[]): JsonRecord {
  const others = new Map(files.filter((file) => file.name !== name).map((file) => [file.name, file.root]));
  if (others.size === 0) return root;
  const inside = new Map<string, JsonRecord>();
  const wanted: string[] = [];
  const pointerOf = (file: string): string | undefined => {
    if (file === name) return '#';
    if (!others.has(file)) return undefined;
    wanted.push(file);
    return `#/${partsMember}/${escapePointer(file)}`;
  };
  const within = (base: string, value: JsonRecord) => rewritten(value, (ref) => ledInside(ref, base, pointerOf)) as JsonRecord;
  const whole = within(name, root);
  for (let file = wanted.pop(); file !== undefined; file = wanted.pop()) {
    const part = others.get(file);
    if (!part || inside.has(file)) continue;
    inside.set(file, part);
    inside.set(file, within(file, part));
  }
  return inside.size === 0 ? root : { ...whole, [partsMember]: Object.fromEntries(inside) };
}

function ledInside(ref: string, base: string, pointerOf: (file: string) => string | undefined): string {
  const hash = ref.indexOf('#');
  const file = hash < 0 ? ref : ref.slice(0, hash);
  const fragment = hash < 0 ? '' : ref.slice(hash + 1);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(file)) return ref;
  const target = pointerOf(file === '' ? base : joined(base, decoded(file)));
  return target === undefined || (fragment !== '' && !fragment.startsWith('/')) ? ref : `${target}${fragment}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** `a/b.yaml` and `../c.yaml` → `c.yaml`. */
function joined(base: string, file: string): string {
  const parts = base.split('/').slice(0, -1);
  for (const part of file.split('/')) {
    if (part === '..') parts.pop();
    else if (part !== '.' && part !== '') parts.push(part);
  }
  return parts.join('/');
}

function rewritten(value: unknown, lead: (ref: string) => string, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((item) => rewritten(item, lead));
  const record = asRecord(value);
  if (!record) return value;
  return Object.fromEntries(
    Object.entries(record).map(([key, member]): [string, unknown] => {
      if (isNames) return [key, rewritten(member, lead)];
      if (key === '$ref' && typeof member === 'string') return [key, lead(member)];
      if (key === 'examples' && asRecord(member)) return [key, exampleReferences(member as JsonRecord, lead)];
      return [key, dataMembers.has(key) || key.startsWith('x-') ? member : rewritten(member, lead, nameMaps.has(key))];
    }),
  );
}

/** Examples by name may be references themselves; inside of one the word means nothing. */
function exampleReferences(examples: JsonRecord, lead: (ref: string) => string): JsonRecord {
  return Object.fromEntries(
    Object.entries(examples).map(([name, example]) => {
      const ref = asRecord(example)?.$ref;
      return [name, typeof ref === 'string' ? { ...asRecord(example), $ref: lead(ref) } : example];
    }),
  );
}
