import type { Text } from '../../../../engine/core/text/text.ts';
import { texts as words } from '../../../../generated/words/designer-model/text-operations.ts';
import { allMatches, firstMatch } from '../patterns/pattern-search.ts';
import { fail } from '../values/failure.ts';
import { lengthOf, limitedLength, limitedText, mapCharacters, textOf, trim } from '../values/texts.ts';
import { asCount, asText, limitedList, partOf } from '../values/values.ts';
import { always, type OperationRule, one, two, types } from './operation-rule.ts';

const search = [
  { name: 'text', type: types.text },
  { name: 'search', type: types.text },
];
const padding = [
  { name: 'text', type: types.text },
  { name: 'length', type: types.integer },
  { name: 'fill', type: types.text, default: ' ' },
];

interface Words {
  label: Text;
}

const unary = (words: Words, change: (text: string) => string) => ({
  section: 'text' as const,
  ...words,
  inputs: one(types.text),
  result: always(types.text),
  run: (value: unknown): string => limitedText(change(asText(value))),
});

const finding = (words: Words, holds: (text: string, part: string) => boolean) => ({
  section: 'text' as const,
  ...words,
  inputs: search,
  result: always(types.boolean),
  run: (text: unknown, part: unknown): boolean => holds(asText(text), asText(part)),
});

const padded = (words: Words, join: (text: string, fill: string) => string) => ({
  section: 'text' as const,
  ...words,
  inputs: padding,
  result: always(types.text),
  run: (text: unknown, length: unknown, fill: unknown): string => {
    const input = asText(text);
    const missing = limitedLength(asCount(length)) - lengthOf(input);
    const character = asText(fill);
    if (lengthOf(character) !== 1) fail('fill');
    return missing > 0 ? join(input, character.repeat(missing)) : input;
  },
});

const patterned = [
  { name: 'text', type: types.text },
  { name: 'pattern', type: types.text },
];

export const textOperations = {
  concat: {
    section: 'text',
    label: words.concat,
    symbol: '&',
    inputs: two(types.any),
    result: always(types.text),
    run: (a: unknown, b: unknown): string => limitedText(textOf(a) + textOf(b)),
  },
  upper: unary({ label: words.upper }, (text) => mapCharacters(text, (character) => character.toUpperCase())),
  lower: unary({ label: words.lower }, (text) => mapCharacters(text, (character) => character.toLowerCase())),
  length: {
    section: 'text',
    label: words.length,
    inputs: one(types.any),
    result: always(types.integer),
    run: (value: unknown): number => (Array.isArray(value) ? value.length : typeof value === 'string' ? lengthOf(asText(value)) : fail('measurable')),
  },
  trim: unary({ label: words.trim }, trim),
  substring: {
    section: 'text',
    label: words.substring,
    inputs: [
      { name: 'text', type: types.text },
      { name: 'start', type: types.integer },
      { name: 'length', type: types.integer, default: null },
    ],
    result: always(types.text),
    run: (text: unknown, start: unknown, length: unknown): string => {
      const characters = Array.from(asText(text));
      return partOf(characters, start, length).join('');
    },
  },
  indexOf: {
    section: 'text',
    label: words.indexOf,
    inputs: search,
    result: always(types.integer),
    run: (text: unknown, part: unknown): number => {
      const whole = asText(text);
      const at = whole.indexOf(asText(part));
      return at < 0 ? -1 : lengthOf(whole.slice(0, at));
    },
  },
  contains: finding({ label: words.contains }, (text, part) => text.includes(part)),
  startsWith: finding({ label: words.startsWith }, (text, part) => text.startsWith(part)),
  endsWith: finding({ label: words.endsWith }, (text, part) => text.endsWith(part)),
  replace: {
    section: 'text',
    label: words.replace,
    inputs: [...search, { name: 'replacement', type: types.text }],
    result: always(types.text),
    run: (text: unknown, part: unknown, replacement: unknown): string => {
      const [whole, searched, filled] = [asText(text), asText(part), asText(replacement)];
      if (searched === '') return whole;
      const pieces = whole.split(searched);
      limitedLength(lengthOf(whole) + (pieces.length - 1) * (lengthOf(filled) - lengthOf(searched)));
      return pieces.join(filled);
    },
  },
  split: {
    section: 'text',
    label: words.split,
    inputs: [
      { name: 'text', type: types.text },
      { name: 'separator', type: types.text, default: ',' },
    ],
    result: always(types.texts),
    run: (text: unknown, separator: unknown): string[] => {
      const [whole, between] = [asText(text), asText(separator)];
      return limitedList(between === '' ? Array.from(whole) : whole.split(between));
    },
  },
  padStart: padded({ label: words.padStart }, (text, fill) => fill + text),
  padEnd: padded({ label: words.padEnd }, (text, fill) => text + fill),
  repeat: {
    section: 'text',
    label: words.repeat,
    inputs: [
      { name: 'text', type: types.text },
      { name: 'times', type: types.integer },
    ],
    result: always(types.text),
    run: (text: unknown, times: unknown): string => {
      const [input, count] = [asText(text), asCount(times)];
      limitedLength(lengthOf(input) * count);
      return input === '' ? '' : input.repeat(count);
    },
  },
  regexTest: {
    section: 'text',
    label: words.regexTest,
    inputs: patterned,
    result: always(types.boolean),
    run: (text: unknown, pattern: unknown): boolean => firstMatch(asText(text), asText(pattern)) !== null,
  },
  regexMatch: {
    section: 'text',
    label: words.regexMatch,
    inputs: patterned,
    result: always({ ...types.list, items: { ...types.text, nullable: true }, nullable: true }),
    run: (text: unknown, pattern: unknown): (string | null)[] | null => firstMatch(asText(text), asText(pattern))?.groups ?? null,
  },
  regexReplace: {
    section: 'text',
    label: words.regexReplace,
    inputs: [...patterned, { name: 'replacement', type: types.text }],
    result: always(types.text),
    run(text: unknown, pattern: unknown, replacement: unknown): string {
      const [whole, filled] = [asText(text), asText(replacement)];
      let result = '';
      let end = 0;
      for (const match of allMatches(whole, asText(pattern))) {
        result += whole.slice(end, match.start) + filledIn(filled, match.groups);
        if (result.length > longestResult) limitedText(result);
        end = match.end;
      }
      return limitedText(result + whole.slice(end));
    },
  },
  regexSplit: {
    section: 'text',
    label: words.regexSplit,
    inputs: patterned,
    result: always(types.texts),
    run(text: unknown, pattern: unknown): string[] {
      const whole = asText(text);
      const parts: string[] = [];
      let end = 0;
      for (const { start, end: next } of allMatches(whole, asText(pattern))) {
        // A match of nothing at either end leaves nothing beside it.
        if (next === start && (start === 0 || start === whole.length)) continue;
        parts.push(whole.slice(end, start));
        end = next;
      }
      return limitedList([...parts, whole.slice(end)]);
    },
  },
} as const satisfies Record<string, OperationRule>;

/** UTF-16 units after which a result is checked while it is built. */
const longestResult = 10_000_000;

/** `$1` to `$9` are groups, `$0` is the whole match, `$$` a dollar sign. */
function filledIn(replacement: string, groups: readonly (string | null)[]): string {
  return replacement.replace(/\$([$\d])/g, (_, sign: string) => (sign === '$' ? '$' : (groups[Number(sign)] ?? '')));
}
