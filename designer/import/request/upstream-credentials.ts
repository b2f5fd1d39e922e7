import { fingerprint } from '../../model/source/fingerprint.ts';
import { escapePointer } from '../../model/types/check-schema.ts';
import type { ApiDocument } from '../document/api-document.ts';
import type { ImportDiagnostics } from '../document/import-diagnostics.ts';
import { asList, asRecord, asText, type JsonRecord, member } from '../document/json-values.ts';

/** What a person has to give: a key, a token, or user and password. */
const credentialKinds = ['key', 'token', 'basic'] as const;
type CredentialKind = (typeof credentialKinds)[number];

/** What proves to an upstream who calls: where it goes in the call, and the configuration entry that holds what is sent. */
export interface UpstreamCredential {
  /** Name of the configuration entry. Its value is sent as it stands; without one nothing is sent. */
  name: string;
  /** The only host it is sent to, with its port. */
  host: string;
  /** Name of the security scheme in the document. */
  scheme: string;
  kind: CredentialKind;
  in: 'header' | 'query' | 'cookie';
  /** Name of the header, query value or cookie. */
  field: string;
  /** Word before the value: `Bearer`, `Basic`; '' for none. */
  prefix: string;
  /** As the document has it; may be ''. */
  description: string;
}

/** A credential of the whole import. */
export interface PlannedCredential extends UpstreamCredential {
  /** How many operations of the documents read it. */
  operations: number;
}

type Scheme = Omit<UpstreamCredential, 'name' | 'host'> & { slug: string };

/** The security of a Swagger 2.0 or OpenAPI 3.x document as configuration entries that its operations send upstream. */
export class UpstreamCredentials {
  #document: ApiDocument;
  #schemes = new Map<string, Scheme>();
  /** Where the schemes stand. */
  #group: string;

  constructor(document: ApiDocument, diagnostics: ImportDiagnostics) {
    this.#document = document;
    const { root } = document;
    const isOld = document.kind === 'swagger2';
    const declared = asRecord(isOld ? root.securityDefinitions : member(root.components, 'securitySchemes')) ?? {};
    this.#group = isOld ? '#/securityDefinitions' : '#/components/securitySchemes';
    const slugs = new Set<string>();
    for (const [name, value] of Object.entries(declared)) {
      const scheme = schemeOf(name, document.resolve(value, this.#pointer(name), diagnostics).value ?? {});
      if (scheme) this.#schemes.set(name, { ...scheme, slug: freeSlug(name, slugs) });
    }
  }

  /**
   * What an operation sends: all of the first requirement whose schemes are known. One that asks for nothing is no choice beside others, as
   * nothing is what is sent while the entries are empty.
   * @param base address it is called at; null when that is not known yet
   */
  of(operation: JsonRecord, base: string | null, pointer: string, diagnostics: ImportDiagnostics): UpstreamCredential[] {
    const requirements = asList(operation.security ?? this.#document.root.security).map((entry) => Object.keys(asRecord(entry) ?? {}));
    const required = requirements.filter((names) => names.length > 0);
    for (const name of required.flat()) this.#document.followed.add(this.#pointer(name));
    if (required.length === 0) return [];
    const host = base === null ? undefined : URL.parse(base)?.host.toLowerCase();
    const known = required.find((names) => names.every((name) => this.#schemes.has(name)));
    if (!host || !known) {
      diagnostics.add('security', `${pointer}/security`, 'warning', [...new Set(required.flat())].join(', '));
      return [];
    }
    const choices = new Set([known, ...required].map((names) => names.join(' + ')));
    if (choices.size > 1) diagnostics.add('security-choice', `${pointer}/security`, 'info', [...choices].join(', '));
    const found = new Map<string, UpstreamCredential>();
    for (const name of known) {
      const { slug, ...scheme } = this.#schemes.get(name)!;
      const place = placeOf(scheme);
      if (found.has(place)) diagnostics.add('security', `${pointer}/security`, 'warning', name);
      else found.set(place, { name: `upstream.${hostSlug(host)}.${slug}`, host, ...scheme });
    }
    return [...found.values()];
  }

  #pointer(scheme: string): string {
    return `${this.#group}/${escapePointer(scheme)}`;
  }
}

/** Where a value goes, alike for names that are the same there. */
export function placeOf({ in: where, field }: { in: string; field: string }): string {
  return `${where} ${where === 'header' ? field.toLowerCase() : field}`;
}

function schemeOf(scheme: string, declared: JsonRecord): Omit<Scheme, 'slug'> | null {
  const about = { scheme, description: asText(declared.description).trim().slice(0, 500) };
  const header = (kind: CredentialKind, prefix: string) => ({ ...about, kind, in: 'header' as const, field: 'Authorization', prefix });
  switch (asText(declared.type)) {
    case 'apiKey': {
      const where = (['header', 'query', 'cookie'] as const).find((place) => place === declared.in);
      const field = asText(declared.name);
      const isSendable = where === 'header' ? /^[!#$%&'*+.^_`|~0-9A-Za-z-]{1,200}$/.test(field) : field !== '' && field.length <= 200;
      return where && isSendable ? { ...about, kind: 'key', in: where, field, prefix: '' } : null;
    }
    case 'basic':
      return header('basic', 'Basic');
    case 'oauth2':
    case 'openIdConnect':
      return header('token', 'Bearer');
    case 'http':
      return httpScheme(asText(declared.scheme), header);
    default:
      return null;
  }
}

function httpScheme(word: string, header: (kind: CredentialKind, prefix: string) => Omit<Scheme, 'slug'>): Omit<Scheme, 'slug'> | null {
  switch (word.toLowerCase()) {
    case 'basic':
      return header('basic', 'Basic');
    case 'bearer':
      return header('token', 'Bearer');
    // Every call has a text of its own there.
    case 'digest':
    case 'hoba':
    case 'mutual':
      return null;
    default:
      return /^[A-Za-z][A-Za-z0-9-]{0,40}$/.test(word) ? header('token', word) : null;
  }
}

/** Two hosts never share an entry: a document must not send elsewhere what was given for another. A long one keeps its end, whose owner is the host's. */
function hostSlug(host: string): string {
  const slug = host.replace(/[^a-z0-9.]/g, '_');
  return slug.length <= 50 ? slug : `${fingerprint(host)}_${slug.slice(-34)}`;
}

function freeSlug(name: string, used: Set<string>): string {
  const wish = name.replace(/[^A-Za-z0-9_]/g, '_').slice(0, 30) || '_';
  let slug = wish;
  for (let number = 2; used.has(slug); number++) slug = `${wish}_${number}`;
  used.add(slug);
  return slug;
}
