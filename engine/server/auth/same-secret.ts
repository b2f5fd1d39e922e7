import { hash, timingSafeEqual } from 'node:crypto';

/** Compares digests, so that neither content nor length shows in the time. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
