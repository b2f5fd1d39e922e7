import type { SdkFile } from '../sdk-interface.ts';

/** Signing a call instead of sending a token. */
export function tsSignatureFile(): SdkFile {
  return { path: 'src/signature.ts', text };
}

const text = `import { type Fields, fileNameOf, typeOf } from './transport.js';

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

/**
 * The service on the first line, then a line \`name=value\` per field, sorted by the bytes of the name, then a line per file in the order they are
 * sent: its digest, media type and file name.
 */
async function canonicalText(service: string, fields: Fields): Promise<string> {
  const lines: { key: Uint8Array; line: string }[] = [];
  const files: string[] = [];
  for (const [name, value] of Object.entries(fields)) {
    const start = escaped(name).replaceAll('=', '%3D');
    if (typeof value === 'string') lines.push({ key: utf8.encode(name), line: \`\${start}=\${escaped(value)}\` });
    else files.push(\`\${start}=%sha256:\${await digest(await value.arrayBuffer())} \${escaped(signedType(value))} \${escaped(fileNameOf(name, value))}\`);
  }
  return [service, ...lines.sort((one, other) => compareBytes(one.key, other.key)).map(({ line }) => line), ...files].join('\\n');
}

/** Without parameters, which say nothing of the content that its digest does not. */
function signedType(file: Blob): string {
  return (typeOf(file).split(';')[0] ?? '').trim().toLowerCase().replaceAll(' ', '%20');
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
