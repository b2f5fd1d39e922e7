import type { Format } from './formats.ts';

/** Whether values never leave the server as they are: passwords and secrets. Separate from the formats' rules, which lists load without. */
export function isPrivate(format: Format | undefined): boolean {
  return format?.kind === 'password' || format?.kind === 'secret';
}
