import type { SdkFile } from '../sdk-interface.ts';

/** Signing a call instead of sending a token. */
export function tsSignatureFile(): SdkFile {
  return { path: 'src/signature.ts', text };
}

const text = `import type { Fields } from './transport.js';

interface App {
  appKey: string;
  appSecret: string;
}

const utf8 = new TextEncoder();

/** The headers that sign a call with a JSON body, or a GET: method, path, query, timestamp, nonce and the digest of the body, one per line. */
export async function signRequest(call: { method: string; path: string; query: string; body: string }, app: App): Promise<Record<string, string>> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  const nonce = hex(crypto.getRandomValues(new Uint8Array(16)));
  const text = [call.method, call.path, call.query, timestamp, nonce, await digest(utf8.encode(call.body))].join('\\n');
  return {
    'x-portico-key': app.appKey,
    'x-portico-timestamp': timestamp,
    'x-portico-nonce': nonce,
    'x-portico-signature': await hmac(text, app.appSecret),
  };
}

/** The fields of a form with app_key, timestamp, nonce and the signature over all of them. */
export async function signFields(service: string, fields: Fields, app: App): Promise<Fields> {
  const signed: Fields = {
    ...fields,
    app_key: app.appKey,
    timestamp: String(Math.floor(Date.now() / 1000)),
    nonce: hex(crypto.getRandomValues(new Uint8Array(16))),
  };
  return { ...signed, sign: await hmac(await canonicalText(service, signed), app.appSecret) };
}

async function hmac(text: string, secret: string): Promise<string> {
  const key = await crypto.subtle.importKey('raw', utf8.encode(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  return hex(new Uint8Array(await crypto.subtle.sign('HMAC', key, utf8.encode(text))));
}

async function digest(bytes: BufferSource): Promise<string> {
  return hex(new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)));
}

/** The service on the first line, then a line \`name=value\` per field, sorted by the bytes of the name. A file counts as its digest. */
async function canonicalText(service: string, fields: Fields): Promise<string> {
  const lines = await Promise.all(
    Object.entries(fields).map(async ([name, value]) => ({ key: utf8.encode(name), line: \`\${escaped(name).replaceAll('=', '%3D')}=\${escaped(await textOf(value))}\` })),
  );
  return [service, ...lines.sort((one, other) => compareBytes(one.key, other.key)).map(({ line }) => line)].join('\\n');
}

async function textOf(value: string | Blob): Promise<string> {
  return typeof value === 'string' ? value : \`sha256:\${await digest(await value.arrayBuffer())}\`;
}

function escaped(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\\n', '%0A');
}

function compareBytes(one: Uint8Array, other: Uint8Array): number {
  for (let index = 0; index < one.length && index < other.length; index++) {
    const difference = (one[index] ?? 0) - (other[index] ?? 0);
    if (difference !== 0) return difference;
  }
  return one.length - other.length;
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
`;
