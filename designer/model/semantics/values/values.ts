import { fail } from './failure.ts';
import { largestList } from './limits.ts';

/**
 * Values as operations take them: each of these answers the value when it is of the kind, and ends the call when it is not. An integer beyond
 * ±(2^53−1) is a `bigint`: it is compared, written as text and passed on, but arithmetic refuses it, as results would lose digits.
 */

/** A condition of `if` and of `when` ports, too: only true and false will do. */
export function asBoolean(value: unknown): boolean {
  return typeof value === 'boolean' ? value : fail('boolean');
}

/** `-0` is `0`. */
export function asNumber(value: unknown): number {
  if (typeof value === 'bigint') return fail('range');
  return typeof value === 'number' ? value + 0 : fail('number');
}

export function asInteger(value: unknown): number {
  if (typeof value === 'bigint') return fail('range');
  return typeof value === 'number' && Number.isSafeInteger(value) ? value + 0 : fail('integer');
}

/** A number of things. */
export function asCount(value: unknown): number {
  const count = asInteger(value);
  return count < 0 ? fail('negative') : count;
}

/** Half of a surrogate pair is no character: it is read as U+FFFD. */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : fail('text');
}

export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : fail('list');
}

export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : fail('object');
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export function asChoice<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice {
  return choices.find((choice) => choice === value) ?? fail('choice');
}

export function limitedList<Element>(list: Element[]): Element[] {
  return list.length > largestList ? fail('listSize') : list;
}

/** Scalars of different kinds are never equal; null equals null. Lists and objects are refused. */
export function isEqual(a: unknown, b: unknown): boolean {
  return scalar(a) === scalar(b);
}

export type Scalar = null | boolean | number | bigint | string;

/** Null, a boolean, a number or a text, alike for all that is equal. */
export function scalar(value: unknown): Scalar {
  switch (typeof value) {
    case 'string':
      return value.toWellFormed();
    case 'number':
      return value + 0;
    case 'boolean':
    case 'bigint':
      return value;
    default:
      return value === null || value === undefined ? null : fail('scalar');
  }
}

/** So many elements from a start, which counts from the end when it is negative. */
export function partOf<Element>(elements: readonly Element[], start: unknown, length: unknown): Element[] {
  const begin = asInteger(start);
  const first = begin < 0 ? Math.max(elements.length + begin, 0) : begin;
  return elements.slice(first, length === null || length === undefined ? elements.length : first + asCount(length));
}

/** A member of an object, null when it has none of that name. */
export function memberOf(object: unknown, name: string): unknown {
  const members = asObject(object);
  return Object.hasOwn(members, name) ? (members[name] ?? null) : null;
}
