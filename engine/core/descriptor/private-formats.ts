import type { Format } from './formats.ts';

/** True for values that never leave the server as they are: passwords and secrets. Apart from the formats' rules, which lists do without. */
export function isPrivate(format: Format | undefined): boolean {
  return format?.kind === 'password' || format?.kind === 'secret';
}
