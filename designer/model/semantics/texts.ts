import { fail } from './failure.ts';

export function asText(value: unknown): string {
  return typeof value === 'string' ? value : fail('text');
}

/** A scalar as text: numbers in their shortest decimal form, booleans as words, null as nothing. */
export function textOf(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value;
    case 'number':
    case 'boolean':
      return String(value);
    default:
      return value === null || value === undefined ? '' : fail('scalar');
  }
}

/** Each character on its own, so that neither place in the word nor language changes the answer. */
export function mapCharacters(text: string, change: (character: string) => string): string {
  return Array.from(text, change).join('');
}

/** Orders by code point, which is also the order of UTF-8 bytes. */
export function compareTexts(one: string, other: string): number {
  const left = Array.from(one);
  const right = Array.from(other);
  for (let index = 0; index < left.length && index < right.length; index++) {
    const difference = left[index]!.codePointAt(0)! - right[index]!.codePointAt(0)!;
    if (difference !== 0) return difference;
  }
  return left.length - right.length;
}
