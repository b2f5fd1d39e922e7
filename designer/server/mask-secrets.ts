/** What stands for a secret. */
export const mask = '••••';

/** Shorter secrets are hidden only where they are the whole text: their letters are in any sentence. */
const shortest = 4;

/** A value with the secrets in its texts and names hidden, also where they are written as addresses, base64 or hexadecimal digits. */
export function maskSecrets<Value>(value: Value, secrets: readonly string[]): Value {
  if (secrets.length === 0) return value;
  const whole = new Set(secrets);
  // The longest first: one secret may be a part of another.
  const parts = [...new Set(secrets.filter((secret) => secret.length >= shortest).flatMap(spellings))].sort((one, other) => other.length - one.length);
  const inText = (text: string): string => (whole.has(text) ? mask : parts.reduce((masked, part) => masked.replaceAll(part, mask), text));
  const visit = (part: unknown): unknown => {
    if (typeof part === 'string') return inText(part);
    if (Array.isArray(part)) return part.map(visit);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([name, member]) => [inText(name), visit(member)]));
  };
  return visit(value) as Value;
}

function spellings(secret: string): string[] {
  const bytes = Buffer.from(secret);
  return [secret, encodeURIComponent(secret), bytes.toString('base64').replace(/=+$/, ''), bytes.toString('base64url'), bytes.toString('hex')];
}
