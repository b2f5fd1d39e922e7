import type { Text } from '../../../../engine/core/text/text.ts';
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
    const given = asText(text);
    const missing = limitedLength(asCount(length)) - lengthOf(given);
    const character = asText(fill);
    if (lengthOf(character) !== 1) fail('fill');
    return missing > 0 ? join(given, character.repeat(missing)) : given;
  },
});

export const textOperations = {
  concat: {
    section: 'text',
    label: { zh_cn: '连接文本', en: 'Join texts' },
    symbol: '&',
    inputs: two(types.any),
    result: always(types.text),
    run: (a: unknown, b: unknown): string => limitedText(textOf(a) + textOf(b)),
  },
  upper: unary({ label: { zh_cn: '转大写', en: 'Upper case' } }, (text) => mapCharacters(text, (character) => character.toUpperCase())),
  lower: unary({ label: { zh_cn: '转小写', en: 'Lower case' } }, (text) => mapCharacters(text, (character) => character.toLowerCase())),
  length: {
    section: 'text',
    label: { zh_cn: '长度', en: 'Length' },
    inputs: one(types.any),
    result: always(types.integer),
    run: (value: unknown): number => (Array.isArray(value) ? value.length : typeof value === 'string' ? lengthOf(asText(value)) : fail('measurable')),
  },
  trim: unary({ label: { zh_cn: '去除首尾空白', en: 'Trim' } }, trim),
  substring: {
    section: 'text',
    label: { zh_cn: '截取文本', en: 'Substring' },
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
    label: { zh_cn: '查找位置', en: 'Position of' },
    inputs: search,
    result: always(types.integer),
    run: (text: unknown, part: unknown): number => {
      const whole = asText(text);
      const at = whole.indexOf(asText(part));
      return at < 0 ? -1 : lengthOf(whole.slice(0, at));
    },
  },
  contains: finding({ label: { zh_cn: '包含文本', en: 'Contains' } }, (text, part) => text.includes(part)),
  startsWith: finding({ label: { zh_cn: '以…开头', en: 'Starts with' } }, (text, part) => text.startsWith(part)),
  endsWith: finding({ label: { zh_cn: '以…结尾', en: 'Ends with' } }, (text, part) => text.endsWith(part)),
  replace: {
    section: 'text',
    label: { zh_cn: '替换文本', en: 'Replace' },
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
    label: { zh_cn: '拆分文本', en: 'Split' },
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
  padStart: padded({ label: { zh_cn: '开头补齐', en: 'Pad at the start' } }, (text, fill) => fill + text),
  padEnd: padded({ label: { zh_cn: '末尾补齐', en: 'Pad at the end' } }, (text, fill) => text + fill),
  repeat: {
    section: 'text',
    label: { zh_cn: '重复文本', en: 'Repeat' },
    inputs: [
      { name: 'text', type: types.text },
      { name: 'times', type: types.integer },
    ],
    result: always(types.text),
    run: (text: unknown, times: unknown): string => {
      const [given, count] = [asText(text), asCount(times)];
      limitedLength(lengthOf(given) * count);
      return given === '' ? '' : given.repeat(count);
    },
  },
} as const satisfies Record<string, OperationRule>;
