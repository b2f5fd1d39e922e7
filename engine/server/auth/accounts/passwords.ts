import { randomBytes, randomInt, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';

/**
 * OWASP's recommendation for 32 MiB of memory per hash: N = 2^15, r = 8, p = 3.
 * Source: https://cheatsheetseries.owasp.org/cheatsheets/Password_Storage_Cheat_Sheet.html
 */
export const defaultCost = 15;
let cost = { N: 2 ** defaultCost, r: 8, p: 3 };
const keyLength = 32;
const saltLength = 16;
/** The rules allow 20 characters; anything far longer is never hashed. */
const maxBytes = 256;

/** Excludes characters that look alike (0 O 1 l I). */
const alphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789';

/** Sets the cost of new hashes in this process, as the exponent of scrypt's N = 2^exponent. Stored hashes keep their own. */
export function setPasswordCost(exponent: number): void {
  cost = { ...cost, N: 2 ** exponent };
}

/**
 * Hashes a password as `scrypt$<N>$<r>$<p>$<salt>$<key>` (RFC 7914), salt and key in base64url: the parameters are stored with the hash and can be
 * raised later.
 */
export async function hashPassword(plain: string): Promise<string> {
  const salt = randomBytes(saltLength);
  const { N, r, p } = cost;
  const key = await derive(plain, salt, { N, r, p });
  return ['scrypt', N, r, p, salt.toString('base64url'), key.toString('base64url')].join('$');
}

/**
 * Whether `plain` is the hashed password. Takes the same time for an unknown account (`hash` null), an empty password and an oversized one, so that
 * the time of a refusal reveals nothing.
 */
export async function verifyPassword(plain: string, hash: string | null): Promise<boolean> {
  const known = parseHash(hash ?? '');
  const isPossible = plain !== '' && Buffer.byteLength(plain) <= maxBytes;
  const { salt, key, parameters } = known ?? { salt: randomBytes(saltLength), key: randomBytes(keyLength), parameters: cost };
  const derived = await derive(isPossible ? plain : 'x', salt, parameters);
  const isSame = derived.length === key.length && timingSafeEqual(derived, key);
  return isSame && isPossible && known !== null;
}

/** Returns a random password of 12 characters (70 bits) that a person can copy from a screen. */
export function randomPassword(): string {
  return Array.from({ length: 12 }, () => alphabet[randomInt(alphabet.length)]).join('');
}

function parseHash(text: string) {
  const [name, n, r, p, salt, key] = text.split('$');
  if (name !== 'scrypt' || !salt || !key) return null;
  return { salt: Buffer.from(salt, 'base64url'), key: Buffer.from(key, 'base64url'), parameters: { N: Number(n), r: Number(r), p: Number(p) } };
}

function derive(plain: string, salt: Buffer, parameters: ScryptOptions & { N: number; r: number }): Promise<Buffer> {
  const maxmem = 256 * parameters.N * parameters.r;
  return new Promise((resolve, reject) => {
    scrypt(plain.normalize('NFC'), salt, keyLength, { ...parameters, maxmem }, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
