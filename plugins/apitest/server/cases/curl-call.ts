import { curlOptions } from '../../../../engine/core/curl/curl-options.ts';
import { shellWords } from '../../../../engine/core/curl/shell-words.ts';
import { parseLossless } from '../../../../engine/core/json/lossless-json.ts';
import { credentialFields } from '../../../../engine/core/sign-in/credentials.ts';

/** A call of an interface as a curl command makes it. */
export interface CurlCall {
  /** Without its query. */
  address: string;
  service: string;
  /** Texts of a form, or values of a JSON body, without credentials. */
  members: Record<string, unknown>;
}

/** Reads a curl command that calls a service of an open platform; null for anything else. */
export function curlCall(text: string): CurlCall | null {
  const words = shellWords(text.trim());
  if (!words || !/^curl(\.exe)?$/i.test(words[0] ?? '')) return null;
  const { options, address = '' } = curlOptions(words.slice(1));
  const url = URL.parse(/^https?:\/\//i.test(address) ? address : `http://${address}`);
  if (!url) return null;
  const members: Record<string, unknown> = Object.fromEntries(url.searchParams);
  for (const [option, value] of options) {
    if (option === 'json' || (option === 'data' && /^\s*\{/.test(value))) Object.assign(members, objectOf(value));
    else if (option === 'data') Object.assign(members, Object.fromEntries(new URLSearchParams(value)));
    else if (option === 'encoded' || option === 'form') {
      const [name = '', rawValue = ''] = value.split(/=(.*)/s);
      if (name !== '') members[decoded(name)] = rawValue;
    }
  }
  const [, named] = /^\/api\/([A-Za-z0-9_]+\.[A-Za-z0-9_]+\.[A-Za-z0-9_]+)$/.exec(url.pathname) ?? [];
  const service = members.service ?? members.s ?? named;
  if (typeof service !== 'string' || service === '') return null;
  const left = new Set<string>(['service', 's', ...credentialFields]);
  return {
    address: `${url.origin}${named === undefined ? url.pathname : '/api/'}`,
    service,
    members: Object.fromEntries(Object.entries(members).filter(([name]) => !left.has(name))),
  };
}

function objectOf(text: string): object {
  try {
    const value = parseLossless(text);
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}
