import { fail } from './failure.ts';
import { compareTexts } from './texts.ts';
import { asText, scalar } from './values.ts';

/** The order of two numbers or two texts; anything else has none. */
export function orderOf(a: unknown, b: unknown): number {
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  if (typeof a === 'string' && typeof b === 'string') return compareTexts(asText(a), asText(b));
  return fail('order');
}

const ranks = { boolean: 1, number: 2, string: 3 };

/** The order of all scalars: null, false, true, numbers, texts. Lists and objects are refused. */
export function totalOrder(a: unknown, b: unknown): number {
  const [one, other] = [scalar(a), scalar(b)];
  const difference = rankOf(one) - rankOf(other);
  if (difference !== 0 || one === null || other === null) return difference;
  return typeof one === 'string' ? compareTexts(one, String(other)) : Number(one) - Number(other);
}

function rankOf(value: null | boolean | number | string): number {
  return value === null ? 0 : ranks[typeof value as keyof typeof ranks];
}
