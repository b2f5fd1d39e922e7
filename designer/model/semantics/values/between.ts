import { fail } from './failure.ts';
import { asInteger } from './values.ts';

/** More integers than 48 bits can represent. */
const tooMany = 2 ** 48;

/**
 * Returns an integer from `min` to `max`, both inclusive.
 * @param random an integer of 48 random bits
 */
export function between(random: number, min: unknown, max: unknown): number {
  const [least, greatest] = [asInteger(min), asInteger(max)];
  const count = greatest - least + 1;
  return count < 1 || count > tooMany ? fail('interval') : least + (random % count);
}
