import type { SdkFile } from '../sdk-interface.ts';

/** Signing a call instead of sending a token. */
export function tsSignatureFile(): SdkFile {
  return { path: 'src/signature.ts', text };
}

const text = `import type { Fields } from './transport.js';

const utf8 = new TextEncoder();

/** The fields of a call with app_key, timestamp, nonce and the signature over all of them. */
export async function signCall(service: string, fields: Fields, app: { appKey: string; appSecret: string }): Promise<Fields> {
  const signed: Fields = {
    ...fields,
    app_key: app.appKey,
    timestamp: String(Math.floor(Date.now() / 1000)),
    nonce: hex(crypto.getRandomValues(new Uint8Array(16))),
  };
  const key = await crypto.subtle.importKey('raw', utf8.encode(app.appSecret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = await crypto.subtle.sign('HMAC', key, utf8.encode(await canonicalText(service, signed)));
  return { ...signed, sign: hex(new Uint8Array(signature)) };
}

/** The service on the first line, then a line \`name=value\` per field, sorted by the bytes of the name. A file counts as its digest. */
async function canonicalText(service: string, fields: Fields): Promise<string> {
  const lines = await Promise.all(
    Object.entries(fields).map(async ([name, value]) => ({ key: utf8.encode(name), line: \`\${escaped(name).replaceAll('=', '%3D')}=\${escaped(await textOf(value))}\` })),
  );
  return [service, ...lines.sort((one, other) => compareBytes(one.key, other.key)).map(({ line }) => line)].join('\\n');
}

async function textOf(value: string | Blob): Promise<string> {
  if (typeof value === 'string') return value;
  return \`sha256:\${hex(new Uint8Array(await crypto.subtle.digest('SHA-256', await value.arrayBuffer())))}\`;
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
