import type { OpenAPIV3 } from 'openapi-types';
import type { FileInfo } from 'swagger-parser';
import { escapePointer } from '../../model/types/check-schema.ts';
import { asRecord, type JsonRecord } from './json-values.ts';
import { dataMembers } from './references.ts';

/** Where the other files of an import stand in the document that refers to them. */
export const partsMember = 'x-portico-parts';
/** Members whose children are named by people, so that `$ref` may be a name. */
const nameMaps = new Set(['properties', 'patternProperties', 'definitions', '$defs', 'schemas', 'dependentSchemas']);
/** Where the files of an upload stand for swagger-parser: an address nobody can fetch. */
const upload = 'upload://files/';

/**
 * A document with the other files it came with inside, and the references between them led there. References to anything else stay as they
 * are and are refused later: nothing is read or fetched.
 *
 * swagger-parser finds the files. It does not put them together, as its `bundle` moves a shape to where it is used first, and the names of
 * shapes, which models are called by, are lost.
 * @param files all of the upload; those that are not referred to stay out
 */
export async function bundleReferences(name: string, root: JsonRecord, files: readonly { name: string; root: JsonRecord }[]): Promise<JsonRecord> {
  const others = new Map(files.filter((file) => file.name !== name).map((file) => [file.name, file.root]));
  if (others.size === 0) return root;
  const found = finderIn([name, ...others.keys()]);
  const reached = await reachedFiles(name, root, others, found);
  const wanted = new Set<string>();
  const pointerOf = (file: string): string | undefined => {
    if (file === name) return '#';
    if (!reached.has(file)) return undefined;
    wanted.add(file);
    return `#/${partsMember}/${escapePointer(file)}`;
  };
  const within = (base: string, value: JsonRecord) => rewritten(value, (ref) => ledInside(ref, base, (file) => pointerOf(found(file)))) as JsonRecord;
  const whole = within(name, root);
  const inside: Record<string, JsonRecord> = {};
  // A set is walked to its end, and what is added meanwhile is part of it.
  for (const file of wanted) inside[file] = within(file, reached.get(file)!);
  return wanted.size === 0 ? root : { ...whole, [partsMember]: inside };
}

/**
 * The files of the upload that a document refers to, and those that these refer to. swagger-parser refuses documents by their head (3.2, a
 * number for a version, no paths): it is given one that it takes. Costs 0.1 s of a core for each MB, and nothing for a document alone.
 */
async function reachedFiles(
  name: string,
  root: JsonRecord,
  others: ReadonlyMap<string, JsonRecord>,
  found: (file: string) => string,
): Promise<Map<string, JsonRecord>> {
  const { default: SwaggerParser } = await import('swagger-parser');
  const parser = new SwaggerParser();
  const uploaded = { order: 1, canRead: ({ url }: FileInfo) => others.has(found(nameOf(url))), read: ({ url }: FileInfo) => nameOf(url) };
  const parsed = { order: 1, canParse: true, parse: ({ url }: FileInfo) => others.get(found(nameOf(url))) };
  const { swagger: _, paths = {}, ...rest } = root;
  const input: OpenAPIV3.Document = { ...rest, openapi: '3.0.4', info: { title: '', version: '' }, paths: paths as OpenAPIV3.PathsObject };
  try {
    await parser.resolve(addressOf(name), input, {
      continueOnError: true,
      resolve: { file: false, http: false, uploaded },
      parse: { json: false, yaml: false, text: false, binary: false, parsed },
    });
  } catch (error) {
    // References out of the upload, each of which is a diagnostic of the operation that needs it.
    if (!(error instanceof Error) || error.name !== 'JSONParserErrorGroup') throw error;
  }
  const reached = new Set(parser.$refs.paths().map((address) => found(nameOf(address))));
  return new Map([...others].filter(([other]) => reached.has(other)));
}

/** Files that were chosen one by one come without their folders: there, the last part of a path says which is meant. */
function finderIn(names: readonly string[]): (file: string) => string {
  const known = new Set(names);
  const isFlat = !names.some((name) => name.includes('/'));
  return (file) => {
    const last = file.slice(file.lastIndexOf('/') + 1);
    return isFlat && !known.has(file) && known.has(last) ? last : file;
  };
}

function addressOf(file: string): string {
  return upload + file.split('/').map(encodeURIComponent).join('/');
}

function nameOf(address: string): string {
  return decoded(address.replace(upload, ''));
}

function ledInside(ref: string, base: string, pointerOf: (file: string) => string | undefined): string {
  const hash = ref.indexOf('#');
  const file = hash < 0 ? ref : ref.slice(0, hash);
  const fragment = hash < 0 ? '' : ref.slice(hash + 1);
  const address = URL.parse(file, addressOf(base))?.href;
  const target = address?.startsWith(upload) ? pointerOf(nameOf(address)) : undefined;
  return target === undefined || (fragment !== '' && !fragment.startsWith('/')) ? ref : `${target}${fragment}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
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
