import type { Text } from '../../../engine/core/text/text.ts';
import { fail } from './failure.ts';
import { always, type Example, gives, type OperationRule, one, refuses, two, types } from './operation-rule.ts';
import { lengthOf, limitedLength, limitedText, mapCharacters, textOf, trim } from './texts.ts';
import { asCount, asText, limitedList, partOf } from './values.ts';

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
  doc: Text;
  words: readonly string[];
  examples: readonly Example[];
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
    doc: { zh_cn: '把两个值写成文本并相连；空值不写任何字符', en: 'Both values written one after the other; null writes nothing' },
    symbol: '&',
    words: ['concatenate', 'join', '+', '拼接', '合并文本'],
    inputs: two(types.any),
    result: always(types.text),
    run: (a: unknown, b: unknown): string => limitedText(textOf(a) + textOf(b)),
    examples: [
      gives('中文😀', '中文', '😀'),
      gives('a1', 'a', 1),
      gives('true', true, null),
      gives('1e+21', 1e21, ''),
      gives('0.1', 0.1, ''),
      refuses('scalar', [], 'a'),
    ],
  },
  upper: unary(
    {
      label: { zh_cn: '转大写', en: 'Upper case' },
      doc: { zh_cn: '逐字符转为大写，与语言环境无关', en: 'Each character in upper case, whatever the language' },
      words: ['uppercase', 'capital', '大写'],
      examples: [gives('ABC', 'abc'), gives('STRASSE', 'straße'), gives('中文😀', '中文😀'), refuses('text', 1)],
    },
    (text) => mapCharacters(text, (character) => character.toUpperCase()),
  ),
  lower: unary(
    {
      label: { zh_cn: '转小写', en: 'Lower case' },
      doc: { zh_cn: '逐字符转为小写，与语言环境无关', en: 'Each character in lower case, whatever the language' },
      words: ['lowercase', '小写'],
      examples: [gives('abc', 'ABC'), gives('σσσ', 'ΣΣΣ'), gives('i̇', 'İ'), refuses('text', null)],
    },
    (text) => mapCharacters(text, (character) => character.toLowerCase()),
  ),
  length: {
    section: 'text',
    label: { zh_cn: '长度', en: 'Length' },
    doc: { zh_cn: '文本的字符数（按码点）或列表的元素数', en: 'Characters of a text, counted by code point, or elements of a list' },
    words: ['count', 'size', '字数', '个数'],
    inputs: one(types.any),
    result: always(types.integer),
    run: (value: unknown): number => (Array.isArray(value) ? value.length : typeof value === 'string' ? lengthOf(asText(value)) : fail('measurable')),
    examples: [
      gives(2, '中文'),
      gives(1, '😀'),
      gives(5, '👨‍👩‍👦'),
      gives(0, ''),
      gives(2, [1, 2]),
      gives(0, []),
      refuses('measurable', {}),
      refuses('measurable', 12),
    ],
  },
  trim: unary(
    {
      label: { zh_cn: '去除首尾空白', en: 'Trim' },
      doc: { zh_cn: '去掉首尾空白，包括全角空格和不换行空格', en: 'Without white space at both ends, full-width and no-break spaces included' },
      words: ['strip', 'white space', '空格'],
      examples: [gives('a b', '  a b\n'), gives('中', '\u3000\u00a0中\ufeff'), gives('', ' \t'), gives('\u200b', '\u200b')],
    },
    trim,
  ),
  substring: {
    section: 'text',
    label: { zh_cn: '截取文本', en: 'Substring' },
    doc: {
      zh_cn: '从第 start 个字符（0 起，负数从末尾数）起的 length 个字符；不填长度到末尾',
      en: 'So many characters from start, which counts from 0 or, when negative, from the end; without a length, to the end',
    },
    words: ['slice', 'substr', 'mid', 'left', 'right', '子串', '截断'],
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
    examples: [
      gives('文字', '中文字', 1, null),
      gives('😀', 'a😀b', 1, 1),
      gives('b', 'a😀b', -1, null),
      gives('', 'abc', 5, 2),
      gives('abc', 'abc', -9, 9),
      refuses('negative', 'abc', 0, -1),
      refuses('integer', 'abc', 0.5, 1),
    ],
  },
  indexOf: {
    section: 'text',
    label: { zh_cn: '查找位置', en: 'Position of' },
    doc: { zh_cn: '首次出现的位置，从 0 起按码点计；没有则为 -1', en: 'Where the searched text first stands, from 0 by code point; -1 when it does not' },
    words: ['find', 'search', 'position', '位置', '查找'],
    inputs: search,
    result: always(types.integer),
    run: (text: unknown, part: unknown): number => {
      const whole = asText(text);
      const at = whole.indexOf(asText(part));
      return at < 0 ? -1 : lengthOf(whole.slice(0, at));
    },
    examples: [gives(1, '😀文', '文'), gives(-1, 'abc', 'B'), gives(0, 'abc', ''), gives(0, '', ''), refuses('text', 'a', 1)],
  },
  contains: finding(
    {
      label: { zh_cn: '包含文本', en: 'Contains' },
      doc: {
        zh_cn: '文本中是否有另一段文本，区分大小写；空文本总在其中',
        en: 'Whether a text stands in another, upper and lower case apart; the empty text always does',
      },
      words: ['includes', 'has', '包含', '存在'],
      examples: [gives(true, '中文字', '文'), gives(false, 'abc', 'B'), gives(true, 'abc', ''), refuses('text', ['a'], 'a')],
    },
    (text, part) => text.includes(part),
  ),
  startsWith: finding(
    {
      label: { zh_cn: '以…开头', en: 'Starts with' },
      doc: { zh_cn: '文本是否以另一段文本开头', en: 'Whether a text begins with another' },
      words: ['prefix', 'begins', '前缀', '开头'],
      examples: [gives(true, '😀文', '😀'), gives(false, 'abc', 'b'), gives(true, '', '')],
    },
    (text, part) => text.startsWith(part),
  ),
  endsWith: finding(
    {
      label: { zh_cn: '以…结尾', en: 'Ends with' },
      doc: { zh_cn: '文本是否以另一段文本结尾', en: 'Whether a text ends with another' },
      words: ['suffix', '后缀', '结尾'],
      examples: [gives(true, 'a.png', '.png'), gives(false, 'abc', 'b'), gives(true, 'abc', '')],
    },
    (text, part) => text.endsWith(part),
  ),
  replace: {
    section: 'text',
    label: { zh_cn: '替换文本', en: 'Replace' },
    doc: {
      zh_cn: '把每一处 search 换成 replacement，原样匹配；search 为空则不变',
      en: 'Every search becomes the replacement, both taken literally; an empty search changes nothing',
    },
    words: ['substitute', '替换'],
    inputs: [...search, { name: 'replacement', type: types.text }],
    result: always(types.text),
    run: (text: unknown, part: unknown, replacement: unknown): string => {
      const [whole, searched, filled] = [asText(text), asText(part), asText(replacement)];
      if (searched === '') return whole;
      const pieces = whole.split(searched);
      limitedLength(lengthOf(whole) + (pieces.length - 1) * (lengthOf(filled) - lengthOf(searched)));
      return pieces.join(filled);
    },
    examples: [
      gives('b-b', 'a-a', 'a', 'b'),
      gives('$1', 'x', 'x', '$1'),
      gives('abc', 'abc', '', 'x'),
      gives('ba', 'aaa', 'aa', 'b'),
      refuses('text', 'a', 'a', 1),
    ],
  },
  split: {
    section: 'text',
    label: { zh_cn: '拆分文本', en: 'Split' },
    doc: {
      zh_cn: '按分隔文本拆成列表；分隔为空则逐字符拆分',
      en: 'The pieces between separators as a list; an empty separator makes one piece of each character',
    },
    words: ['explode', 'pieces', '分割'],
    inputs: [
      { name: 'text', type: types.text },
      { name: 'separator', type: types.text, default: ',' },
    ],
    result: always(types.texts),
    run: (text: unknown, separator: unknown): string[] => {
      const [whole, between] = [asText(text), asText(separator)];
      return limitedList(between === '' ? Array.from(whole) : whole.split(between));
    },
    examples: [gives(['a', 'b', ''], 'a,b,', ','), gives([''], '', ','), gives([], '', ''), gives(['中', '😀'], '中😀', ''), refuses('text', 1, ',')],
  },
  padStart: padded(
    {
      label: { zh_cn: '开头补齐', en: 'Pad at the start' },
      doc: { zh_cn: '在开头补字符直到指定长度；更长的文本不变', en: 'Filled at the start to so many characters; a longer text stays as it is' },
      words: ['left pad', 'zero', '补零', '左补'],
      examples: [
        gives('007', '7', 3, '0'),
        gives('1234', '1234', 3, '0'),
        gives('　中', '中', 2, '　'),
        refuses('fill', '7', 3, ''),
        refuses('textSize', '7', 1_000_001, '0'),
      ],
    },
    (text, fill) => fill + text,
  ),
  padEnd: padded(
    {
      label: { zh_cn: '末尾补齐', en: 'Pad at the end' },
      doc: { zh_cn: '在末尾补字符直到指定长度；更长的文本不变', en: 'Filled at the end to so many characters; a longer text stays as it is' },
      words: ['right pad', '右补'],
      examples: [gives('7..', '7', 3, '.'), gives('😀 ', '😀', 2, ' '), refuses('negative', '7', -1, '0'), refuses('fill', '7', 3, 'ab')],
    },
    (text, fill) => text + fill,
  ),
  repeat: {
    section: 'text',
    label: { zh_cn: '重复文本', en: 'Repeat' },
    doc: { zh_cn: '把文本重复若干次', en: 'The text so many times' },
    words: ['times', '重复'],
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
    examples: [gives('哈哈哈', '哈', 3), gives('', 'a', 0), gives('', '', 9), refuses('negative', 'a', -1), refuses('textSize', 'ab', 500_001)],
  },
} as const satisfies Record<string, OperationRule>;
