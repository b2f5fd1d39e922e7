import { fail } from './failure.ts';
import { longestText } from './limits.ts';
import { scalar } from './values.ts';

/** White space for `trim`: Unicode's White_Space and the byte order mark, as ranges of code points. */
export const whiteSpace: readonly (readonly [number, number])[] = [
  [0x09, 0x0d],
  [0x20, 0x20],
  [0x85, 0x85],
  [0xa0, 0xa0],
  [0x1680, 0x1680],
  [0x2000, 0x200a],
  [0x2028, 0x2029],
  [0x202f, 0x202f],
  [0x205f, 0x205f],
  [0x3000, 0x3000],
  [0xfeff, 0xfeff],
];

/** Letters that got another case after Unicode 12, which PHP 7.4 does not know. They stay as they are. */
export const youngLetters: readonly (readonly [number, number])[] = [
  [0x019b, 0x019b],
  [0x0264, 0x0264],
  [0x0282, 0x0282],
  [0x1c89, 0x1c8a],
  [0x2c2f, 0x2c2f],
  [0x2c5f, 0x2c5f],
  [0x1d8e, 0x1d8e],
  [0xa794, 0xa794],
  [0xa7c0, 0xa7c1],
  [0xa7c4, 0xa7dc],
  [0xa7f5, 0xa7f6],
  [0x10570, 0x105bc],
  [0x10d50, 0x10d85],
  [0x16ea0, 0x16ed3],
];

const isWithin = (point: number, ranges: typeof whiteSpace) => ranges.some(([first, last]) => point >= first && point <= last);

/** Trims white space by scanning from both ends: a pattern would search for the end at every space. */
export function trim(text: string): string {
  let start = 0;
  let end = text.length;
  while (start < end && isWithin(text.charCodeAt(start), whiteSpace)) start++;
  while (end > start && isWithin(text.charCodeAt(end - 1), whiteSpace)) end--;
  return text.slice(start, end);
}

/** Returns a scalar as text: numbers in their shortest decimal form, booleans as words, null as an empty text. */
export function textOf(value: unknown): string {
  const plain = scalar(value);
  return plain === null ? '' : String(plain);
}

/** Maps each character on its own, so that neither its place in the word nor the language changes the result. */
export function mapCharacters(text: string, change: (character: string) => string): string {
  return Array.from(text, (character) => (isWithin(character.codePointAt(0)!, youngLetters) ? character : change(character))).join('');
}

/** Returns the length of a text in code points. */
export function lengthOf(text: string): number {
  let length = text.length;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    if (unit >= 0xd800 && unit < 0xdc00) length--;
  }
  return length;
}

/**
 * Returns the text.
 * @throws Failure if it is longer than texts may be
 */
export function limitedText(text: string): string {
  if (text.length > longestText) limitedLength(lengthOf(text));
  return text;
}

/**
 * Checks the length of a text before it is built.
 * @throws Failure if it is too long
 */
export function limitedLength(length: number): number {
  return length > longestText ? fail('textSize') : length;
}

/** Compares by code point, which is also the order of UTF-8 bytes. */
export function compareTexts(one: string, other: string): number {
  const shorter = Math.min(one.length, other.length);
  for (let index = 0; index < shorter; index++) {
    const left = one.charCodeAt(index);
    const right = other.charCodeAt(index);
    if (left === right) continue;
    // Surrogates stand for code points above all others.
    const isHighLeft = left >= 0xd800 && left < 0xe000;
    const isHighRight = right >= 0xd800 && right < 0xe000;
    return isHighLeft === isHighRight ? left - right : isHighLeft ? 1 : -1;
  }
  return one.length - other.length;
}
