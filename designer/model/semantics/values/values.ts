import { fail } from './failure.ts';
import { largestList } from './limits.ts';

/**
 * Values as operations take them: each of these answers the value when it is of the kind, and ends the call when it is not. An integer beyond
 * ±(2^53−1) is a `bigint`: it is compared, written as text and passed on, but arithmetic refuses it, as results would lose digits.
 */

/**
 * Returns a condition, also for `if` and `when` ports.
 * @throws Failure for anything but true and false
 */
export function asBoolean(value: unknown): boolean {
  return typeof value === 'boolean' ? value : fail('boolean');
}

/**
 * Returns a number; `-0` is `0`.
 * @throws Failure for any other value
 */
export function asNumber(value: unknown): number {
  if (typeof value === 'bigint') return fail('range');
  return typeof value === 'number' ? value + 0 : fail('number');
}

/**
 * Returns a safe integer; `-0` is `0`.
 * @throws Failure for any other value
 */
export function asInteger(value: unknown): number {
  if (typeof value === 'bigint') return fail('range');
  return typeof value === 'number' && Number.isSafeInteger(value) ? value + 0 : fail('integer');
}

/**
 * Returns a number of elements or characters.
 * @throws Failure for anything but a non-negative integer
 */
export function asCount(value: unknown): number {
  const count = asInteger(value);
  return count < 0 ? fail('negative') : count;
}

/**
 * Returns a text. Replaces lone surrogates by U+FFFD.
 * @throws Failure for any other value
 */
export function asText(value: unknown): string {
  return typeof value === 'string' ? value.toWellFormed() : fail('text');
}

/**
 * Returns a list.
 * @throws Failure for any other value
 */
export function asList(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : fail('list');
}

/**
 * Returns an object.
 * @throws Failure for any other value
 */
export function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : fail('object');
}

/** Whether a value is an object, and no list. */
export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Returns one of the allowed values.
 * @throws Failure for any other value
 */
export function asChoice<Choice extends string>(value: unknown, choices: readonly Choice[]): Choice {
  return choices.find((choice) => choice === value) ?? fail('choice');
}

/**
 * Returns the list.
 * @throws Failure if it is longer than lists may be
 */
export function limitedList<Element>(list: Element[]): Element[] {
  return list.length > largestList ? fail('listSize') : list;
}

/**
 * Compares scalars: those of different types are never equal; null equals null.
 * @throws Failure for lists and objects
 */
export function isEqual(a: unknown, b: unknown): boolean {
  return scalar(a) === scalar(b);
}

/** A value without members. */
export type Scalar = null | boolean | number | bigint | string;

/** Returns null, a boolean, a number or a text, identical for equal values. */
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

/** Returns elements from a start, which counts from the end if it is negative. */
export function partOf<Element>(elements: readonly Element[], start: unknown, length: unknown): Element[] {
  const begin = asInteger(start);
  const first = begin < 0 ? Math.max(elements.length + begin, 0) : begin;
  return elements.slice(first, length === null || length === undefined ? elements.length : first + asCount(length));
}

/** Returns a member of an object; null if it has none of that name. */
export function memberOf(object: unknown, name: string): unknown {
  const members = asObject(object);
  return Object.hasOwn(members, name) ? (members[name] ?? null) : null;
}
