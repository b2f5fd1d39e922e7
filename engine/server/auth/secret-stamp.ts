import { createHash } from 'node:crypto';
import type { Session } from '../kernel/call/service.ts';

/** How long a page may take from asking for the key to sending what it has encrypted, and how far the clocks of two instances may differ. */
const seconds = { age: 600, apart: 60 };

/** Returns the stamp a page writes into the header of an encrypted secret: when it began, by the server's clock, and in which session. */
export function secretStamp({ id }: Session, now: number): string {
  return stampAt(id, Math.floor(now / 1_000));
}

/** Whether a stamp belongs to the session and is recent. */
export function isStampOf(stamp: unknown, { id }: Session, now: number): boolean {
  if (typeof stamp !== 'string') return false;
  const at = Number(stamp.split('.', 1)[0]);
  const age = now / 1_000 - at;
  return Number.isInteger(at) && stamp === stampAt(id, at) && age <= seconds.age && age >= -seconds.apart;
}

function stampAt(sessionId: string, at: number): string {
  return `${at}.${createHash('sha256').update(sessionId).digest('base64url')}`;
}
