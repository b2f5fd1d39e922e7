import { fail } from './failure.ts';
import { compareTexts } from './texts.ts';
import { asText, type Scalar } from './values.ts';

/**
 * Compares two numbers or two texts.
 * @throws Failure for anything else
 */
export function orderOf(a: unknown, b: unknown): number {
  if (isNumber(a) && isNumber(b)) return compareNumbers(a, b);
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(asText(a), asText(b));
  return fail('order');
}

const ranks = { boolean: 1, number: 2, bigint: 2, string: 3 };

function isNumber(value: unknown): value is number | bigint {
  return typeof value === 'number' || typeof value === 'bigint';
}

function compareNumbers(a: number | bigint, b: number | bigint): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Orders all scalars: null, false, true, numbers, texts. */
export function totalOrder(one: Scalar, other: Scalar): number {
  const difference = rankOf(one) - rankOf(other);
  if (difference !== 0 || one === null || other === null) return difference;
  if (isNumber(one) && isNumber(other)) return compareNumbers(one, other);
  return typeof one === 'string' ? compareTexts(one, String(other)) : Number(one) - Number(other);
}

function rankOf(value: Scalar): number {
  return value === null ? 0 : ranks[typeof value as keyof typeof ranks];
}
