import { JsonText } from '../../../../engine/core/json/json-text.ts';

/** Replaces a secret. */
export const mask = '••••';

/** Shorter secrets are masked only if they are the whole text: their letters are in any sentence. */
const shortest = 4;

/**
 * Masks secrets in the texts, numbers and names of a value, also if they are encoded as addresses, base64 or hexadecimal. Leaves files of other
 * systems as they are.
 */
export function maskSecrets<Value>(value: Value, secrets: readonly string[]): Value {
  if (secrets.length === 0) return value;
  const whole = new Set(secrets);
  // The longest first: one secret may be a part of another.
  const parts = [...new Set(secrets.filter((secret) => secret.length >= shortest).flatMap(spellings))].sort((one, other) => other.length - one.length);
  const inText = (text: string): string => (whole.has(text) ? mask : parts.reduce((masked, part) => masked.replaceAll(part, mask), text));
  const visit = (part: unknown): unknown => {
    if (typeof part === 'string') return inText(part);
    if (typeof part === 'number' || typeof part === 'bigint') return parts.includes(String(part)) ? mask : part;
    if (Array.isArray(part)) return part.map(visit);
    if (part instanceof JsonText) return new JsonText(inText(part.text));
    if (!isPlain(part)) return part;
    return Object.fromEntries(Object.entries(part).map(([name, member]) => [inText(name), visit(member)]));
  };
  return visit(value) as Value;
}

/** Masks secrets in the words of an error that ended a run; returns the error itself. */
export function maskError(error: unknown, secrets: readonly string[]): unknown {
  if (!(error instanceof Error)) return maskSecrets(error, secrets);
  for (const name of Object.getOwnPropertyNames(error)) Reflect.set(error, name, maskSecrets(Reflect.get(error, name), secrets));
  if (error.cause instanceof Error) maskError(error.cause, secrets);
  return error;
}

function isPlain(value: unknown): value is object {
  return typeof value === 'object' && value !== null && [Object.prototype, null].includes(Object.getPrototypeOf(value));
}

function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret);
  const inJson = JSON.stringify(secret).slice(1, -1);
  return [secret, inJson, encodeURIComponent(secret), bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url'), bytes.toString('hex')];
}
