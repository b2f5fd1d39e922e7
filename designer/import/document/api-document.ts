import type { Source } from '../../model/types/definition.ts';
import { partsMember } from './bundle-references.ts';
import type { FlatSchemas } from './flat-schemas.ts';
import type { DiagnosticSink } from './import-diagnostics.ts';
import { asList, asRecord, asText, type JsonRecord, member } from './json-values.ts';
import { References } from './references.ts';

export const verbs = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

/** What stands behind a value's references. */
export interface Resolved {
  /** Undefined behind a broken one, which is noted. */
  value: JsonRecord | undefined;
  /** Where it stands. */
  pointer: string;
  /** The last reference followed. */
  ref?: string;
  /** Name of the shape, where the reference named one. */
  model?: string;
}

/** A Swagger or OpenAPI document. References are followed one step at a time and never leave the document. */
export class ApiDocument {
  readonly root: JsonRecord;
  readonly kind: Source['kind'];
  readonly title: string;
  /** Pointers of the components that references have led to. */
  readonly followed = new Set<string>();
  /** Schemas that have been read, by what they were read of. */
  readonly flats: FlatSchemas = new WeakMap();

  #address: string | undefined;
  #references: References;
  /** Names given to shapes by the pointer of each, and back. */
  #models = new Map<string, string>();
  #modelNames = new Map<string, string>();

  /**
   * @param address where the document was fetched: servers may be told relative to it
   * @param file its name, where it came as a file
   */
  constructor(root: JsonRecord, address?: string, file?: string) {
    this.root = root;
    this.#address = address;
    this.#references = new References(root, [address ?? '', file ?? '']);
    const version = asText(root.swagger) || asText(root.openapi);
    // YAML reads `openapi: 3.0` as the number 3.
    this.kind = version.startsWith('2') ? 'swagger2' : version === '3' || version.startsWith('3.0') ? 'openapi3.0' : 'openapi3.1';
    this.title = asText(member(root.info, 'title'));
  }

  /** The value behind `$ref`s. `true` and `false` are schemas too: of anything, and of nothing. */
  resolve(reference: unknown, pointer: string, diagnostics: DiagnosticSink): Resolved {
    let value = schemaOf(reference);
    const found: Resolved = { value, pointer };
    for (let step = 0; value && typeof value.$ref === 'string'; step++) {
      const ref = value.$ref;
      found.ref = ref;
      const target = step === 50 ? null : this.#references.find(ref);
      value = target && target !== 'outside' ? schemaOf(target.value) : undefined;
      found.value = value;
      if (!target || target === 'outside' || !value) {
        diagnostics.add(target === 'outside' ? 'ref-external' : step === 50 ? 'ref-circular' : 'ref-dangling', pointer, 'warning', ref);
        return { ...found, value: undefined };
      }
      found.pointer = target.pointer;
      this.follow(target.pointer);
      const model = this.#modelAt(target.pointer);
      if (model !== undefined) found.model = model;
    }
    return found;
  }

  /** A component is in use. */
  follow(pointer: string): void {
    const parts = pointer.split('/');
    this.followed.add(parts.slice(0, parts[1] === 'components' ? 4 : 3).join('/'));
  }

  /** `#/components/schemas/Pet` → `Pet`; another file is called by its name, and what stands at its top by its own. Two shapes never share one. */
  #modelAt(pointer: string): string | undefined {
    const known = this.#models.get(pointer);
    if (known !== undefined) return known;
    const parts = pointer.split('/').map((part) => part.replaceAll('~1', '/').replaceAll('~0', '~'));
    const name = parts.at(-1) ?? '';
    const isAtTop = parts.length === 4 && parts[1] === partsMember;
    const isNamed = isAtTop || ['schemas', 'definitions', '$defs'].includes(parts.at(-2) ?? '');
    const isFile = parts.length === 3 && parts[1] === partsMember;
    if (!isNamed && !isFile) return undefined;
    const wish = (isFile ? name.slice(name.lastIndexOf('/') + 1).replace(/\.(json|ya?ml)$/i, '') : name).trim().slice(0, 190);
    if (wish === '') return undefined;
    let model = wish;
    for (let number = 2; this.#modelNames.has(model); number++) model = `${wish}_${number}`;
    this.#modelNames.set(model, pointer);
    this.#models.set(pointer, model);
    return model;
  }

  /**
   * Address operations are called at, without a trailing slash; null when neither the document nor where it came from makes it complete. By the
   * specifications a document without servers is served by the host it was fetched from.
   */
  baseUrl(operation?: JsonRecord, item?: JsonRecord): string | null {
    if (this.kind === 'swagger2') return this.#swaggerBase();
    const server = asRecord(asList(operation?.servers)[0] ?? asList(item?.servers)[0] ?? asList(this.root.servers)[0]);
    const url = asText(server?.url).replace(/\{([^{}]+)\}/g, (place, name: string) => asText(member(member(server?.variables, name), 'default')) || place);
    return webAddress(url || '/', this.#address);
  }

  /** What the document says of its server, complete or not. */
  declaredServer(): string {
    const { host, basePath, servers } = this.root;
    return this.kind === 'swagger2' ? `${asText(host)}${asText(basePath)}` : asText(member(asList(servers)[0], 'url'));
  }

  #swaggerBase(): string | null {
    const { host, schemes, basePath } = this.root;
    const declared = asList(schemes).map(asText);
    const scheme = declared.includes('https') ? 'https' : (declared[0] ?? '');
    if (asText(host) === '') return webAddress(asText(basePath) || '/', this.#address);
    return webAddress(`${scheme || URL.parse(this.#address ?? '')?.protocol.slice(0, -1) || 'https'}://${asText(host)}${asText(basePath)}`);
  }
}

function schemaOf(value: unknown): JsonRecord | undefined {
  return value === true ? anything : value === false ? nothing : asRecord(value);
}

const anything: JsonRecord = {};
const nothing: JsonRecord = { not: {} };

function webAddress(text: string, base?: string): string | null {
  const isComplete = /^https?:\/\/[^/\s{}]+/i.test(text);
  if (isComplete || base === undefined || /[\s{}]/.test(text)) return isComplete ? text.replace(/\/+$/, '') : null;
  const url = URL.parse(text, base);
  return url && /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname}`.replace(/\/+$/, '') : null;
}
