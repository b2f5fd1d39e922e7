import { readFileSync } from 'node:fs';

/** Returns a text that stays the same until the machine restarts; empty if the system has none. */
export function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
