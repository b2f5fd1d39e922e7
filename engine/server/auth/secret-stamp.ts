import { createHash } from 'node:crypto';
import type { Session } from '../kernel/call/service.ts';

/** How long a page has from asking for the key to sending what it has encrypted, and how far the clocks of two instances may lie apart. */
const seconds = { age: 600, apart: 60 };

/** What a page writes into the header of a secret that it encrypts: when it began, by our clock, and in which session. */
export function secretStamp({ id }: Session, now: number): string {
  return stampAt(id, Math.floor(now / 1_000));
}

/** Whether the stamp was made for the session, not long ago. */
export function isStampOf(stamp: unknown, { id }: Session, now: number): boolean {
  if (typeof stamp !== 'string') return false;
  const at = Number(stamp.split('.', 1)[0]);
  const age = now / 1_000 - at;
  return Number.isInteger(at) && stamp === stampAt(id, at) && age <= seconds.age && age >= -seconds.apart;
}

function stampAt(sessionId: string, at: number): string {
  return `${at}.${createHash('sha256').update(sessionId).digest('base64url')}`;
}
