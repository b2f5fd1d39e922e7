import { randomBytes } from 'node:crypto';
import type { Keyring } from '../kernel/ports/keyring.ts';

const lifeMilliseconds = 180 * 86_400_000;

/** A browser or program that has signed in to an account before. */
export interface KnownDevice {
  /** Of the device, the same for as long as it comes back. */
  id: string;
  accountId: number;
}

/** Returns the sealed token that identifies a device, so that nobody can forge one for an account whose password he does not know. */
export function deviceToken(keyring: Keyring, { id, accountId }: KnownDevice): string {
  return keyring.encrypt(JSON.stringify({ device: id, account: accountId, until: Date.now() + lifeMilliseconds }));
}

/** Returns the device of a token; null if it is invalid, too old, or sealed under a key that is gone. */
export function readDevice(keyring: Keyring, token: string): KnownDevice | null {
  try {
    const { device, account, until }: { device?: unknown; account?: unknown; until?: unknown } = JSON.parse(keyring.decrypt(token));
    return typeof device === 'string' && typeof account === 'number' && Number(until) > Date.now() ? { id: device, accountId: account } : null;
  } catch {
    return null;
  }
}

/** Returns a random id of 96 bits, in base64url. */
export function newDeviceId(): string {
  return randomBytes(12).toString('base64url');
}
