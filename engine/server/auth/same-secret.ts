import { hash, timingSafeEqual } from 'node:crypto';

/** Compares two secrets by digest, so that the time reveals neither content nor length. */
export function isSameSecret(one: string, other: string): boolean {
  return timingSafeEqual(hash('sha256', one, 'buffer'), hash('sha256', other, 'buffer'));
}
