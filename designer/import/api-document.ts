import type { Source } from '../model/definition.ts';
import type { Issues } from './issue.ts';
import { asList, asRecord, asText, type JsonRecord, member } from './json-values.ts';

export const verbs = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace', 'query'] as const;

/** A Swagger or OpenAPI document. References are followed one step at a time and never leave the document. */
export class ApiDocument {
  readonly root: JsonRecord;
  readonly kind: Source['kind'];
  readonly title: string;
  /** References that have been followed. */
  readonly followed = new Set<string>();

  #address: string | undefined;

  /** @param address where the document was fetched: servers may be told relative to it */
  constructor(root: JsonRecord, address?: string) {
    this.root = root;
    this.#address = address;
    const version = asText(root.swagger) || asText(root.openapi);
    // YAML reads `openapi: 3.0` as the number 3.
    this.kind = version.startsWith('2') ? 'swagger2' : version === '3' || version.startsWith('3.0') ? 'openapi3.0' : 'openapi3.1';
    this.title = asText(member(root.info, 'title'));
  }

  /** The value behind `$ref`s, and the last reference followed. Undefined behind a broken one, which is noted. */
  resolve(value: unknown, pointer: string, issues: Issues): { value: JsonRecord | undefined; ref?: string } {
    let current = asRecord(value);
    let ref: string | undefined;
    for (let step = 0; current && typeof current.$ref === 'string'; step++) {
      ref = current.$ref;
      if (!ref.startsWith('#')) {
        issues.add('ref-external', pointer, 'warning', ref);
        return { value: undefined, ref };
      }
      if (step === 50) {
        issues.add('ref-circular', pointer, 'warning', ref);
        return { value: undefined, ref };
      }
      this.followed.add(ref);
      current = asRecord(this.#at(ref));
      if (!current) issues.add('ref-dangling', pointer, 'warning', ref);
    }
    return ref === undefined ? { value: current } : { value: current, ref };
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
  toldServer(): string {
    const { host, basePath, servers } = this.root;
    return this.kind === 'swagger2' ? `${asText(host)}${asText(basePath)}` : asText(member(asList(servers)[0], 'url'));
  }

  #swaggerBase(): string | null {
    const { host, schemes, basePath } = this.root;
    const given = asList(schemes).map(asText);
    const scheme = given.includes('https') ? 'https' : (given[0] ?? '');
    if (asText(host) === '') return webAddress(asText(basePath) || '/', this.#address);
    return webAddress(`${scheme || URL.parse(this.#address ?? '')?.protocol.slice(0, -1) || 'https'}://${asText(host)}${asText(basePath)}`);
  }

  #at(ref: string): unknown {
    let value: unknown = this.root;
    for (const part of ref
      .slice(1)
      .split('/')
      .filter((text, index) => index > 0 || text !== '')) {
      const name = decoded(part).replaceAll('~1', '/').replaceAll('~0', '~');
      value = Array.isArray(value) ? value[Number(name)] : member(value, name);
    }
    return value;
  }
}

function webAddress(text: string, base?: string): string | null {
  const isComplete = /^https?:\/\/[^/\s{}]+/i.test(text);
  if (isComplete || base === undefined || /[\s{}]/.test(text)) return isComplete ? text.replace(/\/+$/, '') : null;
  const url = URL.parse(text, base);
  return url && /^https?:$/.test(url.protocol) ? `${url.origin}${url.pathname}`.replace(/\/+$/, '') : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
