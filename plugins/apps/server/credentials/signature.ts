import { createHmac, timingSafeEqual } from 'node:crypto';
import { signatureWindow } from '../../../../engine/core/sign-in/credentials.ts';
import { refuse } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/plugin-apps/signature.ts';
import { isNear } from './clocks.ts';

export interface SignedCall {
  service: string;
  /** Every text field of the call as raw text, credentials included. */
  fields: Readonly<Record<string, string>>;
  /** In the order of the body. */
  files?: readonly SignedFile[];
}

/** An uploaded file as its part of the body says. */
export interface SignedFile {
  field: string;
  /** `filename` as it stands in the head of the part, without folders. */
  name: string;
  /** Media type without its parameters, in lower case. */
  type: string;
  /** SHA-256 of the content, lower-case hexadecimal. */
  digest: string;
}

/**
 * The text that is signed: the service name on the first line, then one line `name=value` for every field but `sign`, `service` and `s`,
 * sorted by the UTF-8 bytes of the name, then one line `name=%sha256:<digest> <media type> <file name>` for every file in the order of the body;
 * all joined by line feeds, empty values included. Values are the raw text before form encoding.
 * So that no two calls have the same text, `%` is written `%25`, a line feed `%0A`, in names `=` `%3D` and in media types a space `%20`; no value
 * of a field begins with `%s`.
 *
 * @example canonicalText({ service: 'Tool.Calc.Add', fields: { b: '2', a: '1', app_key: 'k', nonce: 'n', timestamp: '1700000000' } })
 * // 'Tool.Calc.Add\na=1\napp_key=k\nb=2\nnonce=n\ntimestamp=1700000000'
 */
export function canonicalText(call: SignedCall): string {
  const { fields, files = [] } = call;
  let text = call.service;
  for (const name of inByteOrder(Object.keys(fields)))
    if (!unsigned.has(name)) text += `\n${escapeText(name).replaceAll('=', '%3D')}=${escapeText(fields[name]!)}`;
  for (const { field, name, type, digest } of files)
    text += `\n${escapeText(field).replaceAll('=', '%3D')}=%sha256:${digest} ${escapeText(type).replaceAll(' ', '%20')} ${escapeText(name)}`;
  return text;
}

/** The signature itself, and what names the service. */
const unsigned: ReadonlySet<string> = new Set(['sign', 'service', 's']);

/** Sorts by the UTF-8 bytes; without surrogates that is the order texts are compared in anyway. */
function inByteOrder(names: string[]): string[] {
  if (!names.some((name) => /[\ud800-\udfff]/.test(name))) return names.sort();
  return names.sort((one, other) => Buffer.compare(Buffer.from(one), Buffer.from(other)));
}

function escapeText(text: string): string {
  return /[%\n]/.test(text) ? text.replaceAll('%', '%25').replaceAll('\n', '%0A') : text;
}

/** HMAC-SHA256 of the canonical text under the app's secret, lower-case hexadecimal. */
export function signCall(call: SignedCall, secret: string): string {
  return createHmac('sha256', secret).update(canonicalText(call)).digest('hex');
}

/** The secret that made the signature. Throws 414 unless one of them did and the timestamp (seconds since 1970) lies within the window. */
export function requireSignature(call: SignedCall, secrets: readonly string[]): string {
  const { sign = '', timestamp = '', nonce = '' } = call.fields;
  return requireSigned({ sign, timestamp, nonce }, secrets, (secret) => signCall(call, secret));
}

/** What every way to sign has in common: gives the secret, or throws 414. */
export function requireSigned(
  { sign, timestamp, nonce }: { sign: string; timestamp: string; nonce: string },
  secrets: readonly string[],
  signWith: (secret: string) => string,
): string {
  if (!/^\d{1,12}$/.test(timestamp)) throw refuse('signatureWrong', texts.timestamp);
  if (!isNear(Number(timestamp) * 1000, signatureWindow * 1000)) throw refuse('signatureWrong', texts.stale, { seconds: signatureWindow });
  if (!/^[A-Za-z0-9_-]{8,64}$/.test(nonce)) throw refuse('signatureWrong', texts.nonce);
  const signature = /^[0-9a-f]{64}$/.test(sign) ? Buffer.from(sign, 'hex') : null;
  const found = signature && secrets.find((secret) => timingSafeEqual(Buffer.from(signWith(secret), 'hex'), signature));
  if (!found) throw refuse('signatureWrong', texts.wrong);
  return found;
}
