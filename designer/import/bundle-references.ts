import { escapePointer } from '../model/checks/check-schema.ts';
import { asRecord, type JsonRecord } from './json-values.ts';

/** Where the other files of an import stand in the document that refers to them. */
const partsMember = 'x-portico-parts';
/** Members whose children are named by people, so that `$ref` may be a name. */
const nameMaps = new Set(['properties', 'patternProperties', 'definitions', '$defs', 'schemas', 'dependentSchemas']);
/** Members that hold data, in which `$ref` means nothing. */
const dataMembers = new Set(['example', 'examples', 'default', 'enum', 'const']);

/**
 * A document with the other files it came with inside, and the references between them led there. References to anything else stay as they
 * are and are refused later: nothing is read or fetched.
 * @param parts other files by their path in the upload
 */
export function bundleReferences(name: string, root: JsonRecord, parts: ReadonlyMap<string, JsonRecord>): JsonRecord {
  if (parts.size === 0) return root;
  const pointerOf = (file: string): string | undefined => {
    if (file === name) return '#';
    return parts.has(file) ? `#/${partsMember}/${escapePointer(file)}` : undefined;
  };
  const within = (base: string, value: JsonRecord) => rewritten(value, (ref) => ledInside(ref, base, pointerOf)) as JsonRecord;
  const inside = [...parts].map(([file, part]) => [file, within(file, part)] as const);
  return { ...within(name, root), [partsMember]: Object.fromEntries(inside) };
}

function ledInside(ref: string, base: string, pointerOf: (file: string) => string | undefined): string {
  const hash = ref.indexOf('#');
  const file = hash < 0 ? ref : ref.slice(0, hash);
  const fragment = hash < 0 ? '' : ref.slice(hash + 1);
  if (/^[a-z][a-z0-9+.-]*:|^\/\//i.test(file)) return ref;
  const target = pointerOf(file === '' ? base : joined(base, file));
  return target === undefined || (fragment !== '' && !fragment.startsWith('/')) ? ref : `${target}${fragment}`;
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
      return [key, dataMembers.has(key) || key.startsWith('x-') ? member : rewritten(member, lead, nameMaps.has(key))];
    }),
  );
}
