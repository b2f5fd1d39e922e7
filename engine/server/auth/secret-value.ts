import type { Keyring } from '../kernel/ports/keyring.ts';

/** A `secret` field as its column stores it. */
interface StoredSecret {
  sealed: string;
  /** Shown behind the mask; empty where four characters would give too much away. */
  last4: string;
}

/** Returns the column text of a secret: encrypted, with its last four characters in clear if it has at least twelve. */
export function sealSecret(keyring: Keyring, plain: string): string {
  const stored: StoredSecret = { sealed: keyring.encrypt(plain), last4: plain.length >= 12 ? plain.slice(-4) : '' };
  return JSON.stringify(stored);
}

/**
 * Returns the secret itself; null if none is stored.
 * @throws Error if the text was not sealed by this keyring
 */
export function openSecret(keyring: Keyring, column: unknown): string | null {
  const stored = parse(column);
  return stored && keyring.decrypt(stored.sealed);
}

/** Returns what people see of a stored secret: `••••1234`; null if there is none. */
export function maskSecret(column: unknown): string | null {
  const stored = parse(column);
  return stored && `••••${stored.last4}`;
}

function parse(column: unknown): StoredSecret | null {
  if (typeof column !== 'string' || column === '') return null;
  const stored: Partial<StoredSecret> = JSON.parse(column);
  return { sealed: stored.sealed ?? '', last4: stored.last4 ?? '' };
}
