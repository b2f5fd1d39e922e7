import { readFileSync } from 'node:fs';

/** A text that is the same until the machine starts anew; empty where the system names none. */
export function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
