import { createHmac, timingSafeEqual } from 'node:crypto';
import { refuse } from '../../errors.ts';

/** Seconds a signed call may be older or newer than the server's clock. */
export const signatureWindow = 300;

export interface SignedCall {
  service: string;
  /** Every field of the call as raw text, credentials included; an uploaded file counts as `sha256:<hex of its content>`. */
  fields: Readonly<Record<string, string>>;
}

/**
 * The text that is signed: the service name on the first line, then one line `name=value` for every field but `sign`, `service` and `s`,
 * sorted by the UTF-8 bytes of the name and joined by line feeds, empty values included. Values are the raw text before form encoding.
 * So that no two calls have the same text, `%` is written `%25`, a line feed `%0A` and, in names, `=` `%3D`.
 *
 * @example canonicalText({ service: 'Tool.Calc.Add', fields: { b: '2', a: '1', app_key: 'k', nonce: 'n', timestamp: '1700000000' } })
 * // 'Tool.Calc.Add\na=1\napp_key=k\nb=2\nnonce=n\ntimestamp=1700000000'
 */
export function canonicalText(call: SignedCall): string {
  const lines = Object.entries(call.fields)
    .filter(([name]) => name !== 'sign')
    .map(([name, value]) => ({ key: Buffer.from(name), line: `${escapeText(name).replaceAll('=', '%3D')}=${escapeText(value)}` }))
    .sort((one, other) => Buffer.compare(one.key, other.key))
    .map(({ line }) => line);
  return [call.service, ...lines].join('\n');
}

function escapeText(text: string): string {
  return text.replaceAll('%', '%25').replaceAll('\n', '%0A');
}

/** HMAC-SHA256 of the canonical text under the app's secret, lower-case hexadecimal. */
export function signCall(call: SignedCall, secret: string): string {
  return createHmac('sha256', secret).update(canonicalText(call)).digest('hex');
}

/** Throws 414 unless one of the secrets made the signature and the timestamp (seconds since 1970) lies within the window. */
export function requireSignature(call: SignedCall, secrets: readonly string[]): void {
  const { sign = '', timestamp = '', nonce = '' } = call.fields;
  requireSigned({ sign, timestamp, nonce }, secrets, (secret) => signCall(call, secret));
}

/** What every way to sign has in common. Throws 414. */
export function requireSigned(
  { sign, timestamp, nonce }: { sign: string; timestamp: string; nonce: string },
  secrets: readonly string[],
  signWith: (secret: string) => string,
): void {
  if (!/^\d{1,12}$/.test(timestamp)) throw refuse('signatureWrong', texts.timestamp);
  if (Math.abs(Date.now() / 1000 - Number(timestamp)) > signatureWindow) throw refuse('signatureWrong', texts.stale, { seconds: signatureWindow });
  if (!/^[A-Za-z0-9_-]{8,64}$/.test(nonce)) throw refuse('signatureWrong', texts.nonce);
  const given = /^[0-9a-f]{64}$/.test(sign) ? Buffer.from(sign, 'hex') : null;
  if (!given || !secrets.some((secret) => timingSafeEqual(Buffer.from(signWith(secret), 'hex'), given))) throw refuse('signatureWrong', texts.wrong);
}

const texts = {
  timestamp: { zh_cn: 'timestamp 须为 Unix 时间（秒）', en: 'timestamp must be the Unix time in seconds' },
  stale: { zh_cn: 'timestamp 与服务器时间相差超过 {seconds} 秒', en: 'timestamp differs from the server clock by more than {seconds} seconds' },
  nonce: { zh_cn: 'nonce 须为 8–64 位字母、数字、下划线或连字符', en: 'nonce must have 8 to 64 letters, digits, underscores or hyphens' },
  wrong: { zh_cn: '签名错误', en: 'Wrong signature' },
};
