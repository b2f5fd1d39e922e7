import type { Json } from '../../../json/json.ts';
import type { Parameter } from '../../../protocol/parameter.ts';
import { callAddress } from '../../call-address.ts';
import { hasFile, type SnippetField, type SnippetRequest, type TokenSource } from './snippet-request.ts';

/** What snippets need to know of a call; rows of both lists of the docs have it. */
export interface ShownCall {
  service: string;
  verbs: readonly ('GET' | 'POST')[];
  parameters: readonly Omit<Parameter, 'text'>[];
  /** Left out: an app's. */
  access?: { kind: string };
}

/** The values and credentials of a shown call. */
export interface ShownValues {
  /** Values by parameter, as a form has them; exactly these are sent. Left out: what is required and what has an example, with values that fit. */
  values?: Readonly<Record<string, Json>>;
  /** Left out: the token stands in a variable of the environment. */
  token?: string;
  /** Signs the call instead of sending a token with it. */
  isSigned?: boolean;
}

/** Optional parameters that are shown nevertheless: without them the example would not show what the call is about. */
const telling = ['id', 'page', 'per_page'];

/**
 * Returns a call as the snippets show it.
 * @param origin such as `https://open.example.com`
 */
export function requestOfCall(call: ShownCall, origin: string, { values, token, isSigned = false }: ShownValues = {}): SnippetRequest {
  const verb = call.verbs.includes('POST') ? 'POST' : 'GET';
  const shown = call.parameters.filter(({ name, required, example }) =>
    values ? Object.hasOwn(values, name) : required || example !== undefined || telling.includes(name),
  );
  const ownFields = shown.map((parameter): SnippetField => {
    const value = values?.[parameter.name] ?? sampleOf(parameter);
    return parameter.type === 'file' ? { name: parameter.name, file: String(value) } : { name: parameter.name, value };
  });
  const { service } = call;
  const isPublic = call.access?.kind === 'public';
  if (isSigned && !isPublic) return { service, address: `${origin}/api/${service}`, verb, isSigned: true, isJson: false, fields: ownFields };
  const source: TokenSource = token === undefined ? { variable: 'ACCESS_TOKEN' } : { value: token };
  const bearer = isPublic ? {} : { bearer: source };
  if (verb === 'POST' && !hasFile({ fields: ownFields })) {
    return { service, address: `${origin}/api/${service}`, verb, isSigned: false, isJson: true, ...bearer, fields: ownFields };
  }
  const named = { name: 'service', value: service };
  const plain = { service, address: origin + callAddress(service), verb, isSigned: false, isJson: false } as const;
  if (verb === 'GET') return { ...plain, ...bearer, fields: [named, ...ownFields] };
  return { ...plain, fields: [named, ...(isPublic ? [] : [{ name: 'access_token', ...source }]), ...ownFields] };
}

/** Returns a value the call accepts: its example, its default, or the smallest value of its type, with every member and one element. */
export function sampleOf({ type, format, min, example, default: initial, enum: options, items, properties }: Omit<Parameter, 'name' | 'text'>): Json {
  const sample = example ?? initial ?? options?.[0];
  if (sample !== undefined && sample !== null) return sample;
  switch (type) {
    case 'integer':
    case 'float':
      return typeof min === 'number' ? min : 1;
    case 'boolean':
      return true;
    case 'date':
      return '2026-01-31';
    case 'file':
      return 'file.xlsx';
    case 'array':
      return items ? [sampleOf(items)] : [];
    case 'object':
      return Object.fromEntries((properties ?? []).map(({ name, ...rule }) => [name, sampleOf(rule)]));
    case 'string':
      return format === undefined ? 'text' : (formatSamples[format] ?? 'text');
  }
}

const formatSamples: Record<string, string> = {
  phone: '13800138000',
  email: 'name@example.com',
  uri: 'https://example.com',
  url: 'https://example.com',
  date: '2026-01-31',
  'date-time': '2026-01-31 12:00:00',
  datetime: '2026-01-31 12:00:00',
};
