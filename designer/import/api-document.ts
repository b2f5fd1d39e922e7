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

  constructor(root: JsonRecord) {
    this.root = root;
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

  /** Address operations are called at, without a trailing slash; null when the document gives none that is complete. */
  baseUrl(operation?: JsonRecord, item?: JsonRecord): string | null {
    if (this.kind === 'swagger2') {
      const host = asText(this.root.host);
      if (host === '') return null;
      const scheme = asList(this.root.schemes).map(asText).includes('https') ? 'https' : asText(asList(this.root.schemes)[0]) || 'https';
      return webAddress(`${scheme}://${host}${asText(this.root.basePath)}`);
    }
    const server = asRecord(asList(operation?.servers)[0] ?? asList(item?.servers)[0] ?? asList(this.root.servers)[0]);
    const url = asText(server?.url).replace(/\{([^{}]+)\}/g, (place, name: string) => asText(member(member(server?.variables, name), 'default')) || place);
    return webAddress(url);
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

function webAddress(text: string): string | null {
  return /^https?:\/\/[^/\s{}]+/i.test(text) ? text.replace(/\/+$/, '') : null;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
