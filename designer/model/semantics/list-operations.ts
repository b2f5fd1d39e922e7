import type { Text } from '../../../engine/core/text/text.ts';
import type { ValueType } from '../value-type.ts';
import { fail } from './failure.ts';
import { largestList } from './limits.ts';
import { finite, numberFrom, quotient } from './numbers.ts';
import { always, type Example, elementOf, gives, type OperationRule, present, refuses, sameAsFirst, types } from './operation-rule.ts';
import { orderOf, totalOrder } from './order.ts';
import { lengthOf, limitedLength, textOf } from './texts.ts';
import { asChoice, asInteger, asList, asNumber, asText, isEqual, limitedList, memberOf, partOf, scalar } from './values.ts';

const directions = ['asc', 'desc'] as const;
const list = { name: 'list', type: types.list };
const value = { name: 'value', type: types.any };
const direction = { name: 'direction', type: types.text, default: 'asc', choices: directions };
const sameList = sameAsFirst(types.list);

interface Words {
  label: Text;
  doc: Text;
  words: readonly string[];
  examples: readonly Example[];
}

const choosing = (words: Words, result: OperationRule['result'], choose: (elements: readonly unknown[]) => unknown) => ({
  section: 'list' as const,
  ...words,
  inputs: [list],
  result,
  run: (elements: unknown): unknown => choose(asList(elements)) ?? null,
});

const changing = (words: Words, change: (elements: readonly unknown[]) => unknown[]) => ({
  section: 'list' as const,
  ...words,
  inputs: [list],
  result: sameList,
  run: (elements: unknown): unknown[] => limitedList(change(asList(elements))),
});

/** A list of elements of the one type, when both agree. */
const joined = (inputs: readonly ValueType[], added: ValueType | undefined): ValueType => {
  const items = inputs[0]?.items;
  return items && added && items.type === added.type ? { type: 'array', items } : types.list;
};

function extreme(elements: readonly unknown[], isBetter: (difference: number) => boolean): unknown {
  // A single element is compared with itself, so that nothing without an order gets through.
  let best = elements[0];
  for (const element of elements) if (isBetter(orderOf(element, best))) best = element;
  return best;
}

function total(elements: readonly unknown[]): number {
  return elements.reduce<number>((sum, element) => numberFrom(sum, asNumber(element), sum + asNumber(element)), 0);
}

/** Sorts stably by a key. */
function sorted(elements: readonly unknown[], order: unknown, keyOf: (element: unknown) => unknown): unknown[] {
  const sign = asChoice(order, directions) === 'asc' ? 1 : -1;
  const keyed = elements.map((element) => ({ element, key: scalar(keyOf(element)) }));
  return limitedList(keyed.sort((one, other) => sign * totalOrder(one.key, other.key)).map(({ element }) => element));
}

export const listOperations = {
  count: {
    section: 'list',
    label: { zh_cn: '元素个数', en: 'Count' },
    doc: { zh_cn: '列表有多少个元素', en: 'How many elements a list has' },
    words: ['length', 'size', '数量', '长度'],
    inputs: [list],
    result: always(types.integer),
    run: (elements: unknown): number => asList(elements).length,
    examples: [gives(0, []), gives(3, [1, null, 'a']), refuses('list', 'abc'), refuses('list', { a: 1 }), refuses('list', {})],
  },
  first: choosing(
    {
      label: { zh_cn: '第一个', en: 'First' },
      doc: { zh_cn: '列表的第一个元素；空列表为空值', en: 'The first element of a list; null when it has none' },
      words: ['head', '首个'],
      examples: [gives(1, [1, 2]), gives(null, []), gives({}, [{}]), gives([], [[]]), refuses('list', null)],
    },
    elementOf,
    (elements) => elements[0],
  ),
  last: choosing(
    {
      label: { zh_cn: '最后一个', en: 'Last' },
      doc: { zh_cn: '列表的最后一个元素；空列表为空值', en: 'The last element of a list; null when it has none' },
      words: ['tail', '末尾'],
      examples: [gives(2, [1, 2]), gives(null, [])],
    },
    elementOf,
    (elements) => elements.at(-1),
  ),
  at: {
    section: 'list',
    label: { zh_cn: '第几个', en: 'Element at' },
    doc: {
      zh_cn: '某位置的元素，从 0 起，负数从末尾数；没有则为空值',
      en: 'The element at a position from 0, or from the end when negative; null when there is none',
    },
    words: ['index', 'nth', '下标', '索引'],
    inputs: [list, { name: 'index', type: types.integer }],
    result: elementOf,
    run: (elements: unknown, index: unknown): unknown => asList(elements).at(asInteger(index)) ?? null,
    examples: [gives('b', ['a', 'b'], 1), gives('b', ['a', 'b'], -1), gives(null, ['a'], 5), gives(null, ['a'], -2), refuses('integer', ['a'], '0')],
  },
  slice: {
    section: 'list',
    label: { zh_cn: '截取列表', en: 'Slice' },
    doc: {
      zh_cn: '从 start（0 起，负数从末尾数）起的 length 个元素；不填长度到末尾',
      en: 'So many elements from start, which counts from 0 or, when negative, from the end; without a length, to the end',
    },
    words: ['part', 'limit', 'page', '分页', '子列表'],
    inputs: [list, { name: 'start', type: types.integer }, { name: 'length', type: types.integer, default: null }],
    result: sameList,
    run: (elements: unknown, start: unknown, length: unknown): unknown[] => limitedList(partOf(asList(elements), start, length)),
    examples: [gives([2, 3], [1, 2, 3], 1, null), gives([2], [1, 2, 3], -2, 1), gives([], [1], 4, 1), gives([{}], [{}], 0, 1), refuses('negative', [1], 0, -1)],
  },
  reverse: changing(
    {
      label: { zh_cn: '倒序', en: 'Reverse' },
      doc: { zh_cn: '元素顺序颠倒的列表', en: 'The list from its end to its beginning' },
      words: ['backwards', '反转'],
      examples: [gives([3, 2, 1], [1, 2, 3]), gives([], []), refuses('list', 'abc')],
    },
    (elements) => elements.toReversed(),
  ),
  sort: {
    section: 'list',
    label: { zh_cn: '排序', en: 'Sort' },
    doc: {
      zh_cn: '按顺序排列：空值、假、真、数字按大小、文本按码点；asc 升序，desc 降序',
      en: 'In order: null, false, true, numbers by value, texts by code point; asc rises, desc falls',
    },
    words: ['order', 'asc', 'desc', '升序', '降序', '顺序'],
    inputs: [list, direction],
    result: sameList,
    run: (elements: unknown, order: unknown): unknown[] => sorted(asList(elements), order, (element) => element),
    examples: [
      gives([1, 2, 10], [10, 1, 2], 'asc'),
      gives(['10', '9', 'a', '中', '😀'], ['😀', 'a', '中', '9', '10'], 'asc'),
      gives(['\uffff', '\u{10000}'], ['\u{10000}', '\uffff'], 'asc'),
      gives([null, false, true, 2, '1'], ['1', 2, true, false, null], 'asc'),
      gives(['1', 2, true, false, null], [null, 2, '1', false, true], 'desc'),
      refuses('scalar', [[1]], 'asc'),
      refuses('choice', [1], 'up'),
    ],
  },
  sortBy: {
    section: 'list',
    label: { zh_cn: '按成员排序', en: 'Sort by member' },
    doc: {
      zh_cn: '对象列表按某成员排序，没有该成员算空值；相等的保持原来先后',
      en: 'A list of objects in the order of one member, null where it is missing; equal ones keep their order',
    },
    words: ['order by', 'key', '字段', '升序', '降序'],
    inputs: [list, { name: 'name', type: types.text }, direction],
    result: sameList,
    run: (elements: unknown, name: unknown, order: unknown): unknown[] => {
      const member = asText(name);
      return sorted(asList(elements), order, (element) => memberOf(element, member));
    },
    examples: [
      gives([{ a: 1 }, { a: 2 }], [{ a: 2 }, { a: 1 }], 'a', 'asc'),
      gives([{ a: 1, b: 'x' }, { a: 1, b: 'y' }, {}], [{ a: 1, b: 'x' }, {}, { a: 1, b: 'y' }], 'a', 'desc'),
      refuses('object', [1], 'a', 'asc'),
      refuses('scalar', [{ a: [] }], 'a', 'asc'),
    ],
  },
  unique: changing(
    {
      label: { zh_cn: '去重', en: 'Unique' },
      doc: { zh_cn: '每个值只留第一次出现的；数字 1 与文本 "1" 不同', en: 'Each value only where it first stands; the number 1 is not the text "1"' },
      words: ['distinct', 'duplicates', '重复'],
      examples: [gives([1, '1', 2], [1, '1', 2, 1, '1']), gives([null, true], [null, true, null]), refuses('scalar', [{}])],
    },
    (elements) => {
      const seen = new Set<unknown>();
      return elements.filter((element) => !seen.has(scalar(element)) && seen.add(scalar(element)));
    },
  ),
  includes: {
    section: 'list',
    label: { zh_cn: '包含元素', en: 'Includes' },
    doc: { zh_cn: '列表中是否有等于某值的元素，类型不同不相等', en: 'Whether an element equals the value; different types are never equal' },
    words: ['contains', 'in', 'has', '包含', '存在'],
    inputs: [list, value],
    result: always(types.boolean),
    run: (elements: unknown, wanted: unknown): boolean => {
      const [among, searched] = [asList(elements), scalar(wanted)];
      return among.some((element) => isEqual(element, searched));
    },
    examples: [
      gives(true, [1, 2], 2),
      gives(false, ['1'], 1),
      gives(true, [null], null),
      gives(false, [], 1),
      refuses('scalar', [[]], 1),
      refuses('scalar', [1], {}),
    ],
  },
  append: {
    section: 'list',
    label: { zh_cn: '追加元素', en: 'Append' },
    doc: { zh_cn: '末尾加上一个元素的新列表', en: 'A new list with one more element at its end' },
    words: ['push', 'add', '添加'],
    inputs: [list, value],
    result: (inputs) => joined(inputs, inputs[1]),
    run: (elements: unknown, added: unknown): unknown[] => limitedList([...asList(elements), added ?? null]),
    examples: [gives([1, 2], [1], 2), gives([[]], [], []), gives([{}], [], {}), gives([null], [], null), refuses('list', {}, 1)],
  },
  concatLists: {
    section: 'list',
    label: { zh_cn: '合并列表', en: 'Join lists' },
    doc: { zh_cn: '两个列表首尾相连', en: 'The elements of both lists, one after the other' },
    words: ['concat', 'merge', '+', '拼接'],
    inputs: [
      { name: 'a', type: types.list },
      { name: 'b', type: types.list },
    ],
    result: (inputs) => joined(inputs, inputs[1]?.items),
    run: (a: unknown, b: unknown): unknown[] => limitedList([...asList(a), ...asList(b)]),
    examples: [gives([1, 2, 3], [1], [2, 3]), gives([], [], []), refuses('list', [1], '2')],
  },
  joinTexts: {
    section: 'list',
    label: { zh_cn: '连接成文本', en: 'Join as text' },
    doc: { zh_cn: '把各元素写成文本，中间放分隔文本', en: 'The elements as texts with a separator between them' },
    words: ['implode', 'join', '拼接', '逗号'],
    inputs: [list, { name: 'separator', type: types.text, default: ',' }],
    result: always(types.text),
    run: (elements: unknown, separator: unknown): string => {
      const [among, between] = [asList(elements), asText(separator)];
      const texts = among.map(textOf);
      limitedLength(texts.reduce((length, text) => length + lengthOf(text), 0) + Math.max(texts.length - 1, 0) * lengthOf(between));
      return texts.join(between);
    },
    examples: [gives('1、中、true、', [1, '中', true, null], '、'), gives('', [], ','), refuses('scalar', [[1]], ','), refuses('text', [1], 0)],
  },
  sum: {
    section: 'list',
    label: { zh_cn: '求和', en: 'Sum' },
    doc: { zh_cn: '列表中数字之和，从头依次相加；空列表为 0', en: 'The numbers of a list added from the first on; 0 when it has none' },
    symbol: 'Σ',
    words: ['total', 'add', '合计', '总和'],
    inputs: [list],
    result: (inputs) => (inputs[0]?.items?.type === 'integer' ? present(inputs[0].items) : types.number),
    run: (elements: unknown): number => total(asList(elements)),
    examples: [
      gives(6, [1, 2, 3]),
      gives(0, []),
      gives(0.6000000000000001, [0.1, 0.2, 0.3]),
      refuses('number', [1, '2']),
      refuses('range', [9007199254740991, 1]),
    ],
  },
  average: {
    section: 'list',
    label: { zh_cn: '平均值', en: 'Average' },
    doc: { zh_cn: '列表中数字的平均值；空列表为空值', en: 'The mean of the numbers of a list; null when it has none' },
    words: ['mean', 'avg', '平均数'],
    inputs: [list],
    result: always({ type: 'float', nullable: true }),
    run: (elements: unknown): number | null => {
      const among = asList(elements);
      return among.length === 0 ? null : finite(quotient(total(among), among.length));
    },
    examples: [gives(2.5, [1, 2, 3, 4]), gives(null, []), refuses('number', [null])],
  },
  smallest: choosing(
    {
      label: { zh_cn: '最小的', en: 'Smallest' },
      doc: {
        zh_cn: '列表中最小的数字或按码点最前的文本；空列表为空值',
        en: 'The smallest number, or the first text by code point; null when the list is empty',
      },
      words: ['min', 'minimum', '最小值'],
      examples: [gives(-1, [3, -1, 2]), gives('a', ['b', 'a']), gives(null, []), refuses('order', [1, 'a']), refuses('order', [null])],
    },
    elementOf,
    (elements) => extreme(elements, (difference) => difference < 0),
  ),
  largest: choosing(
    {
      label: { zh_cn: '最大的', en: 'Largest' },
      doc: { zh_cn: '列表中最大的数字或按码点最后的文本；空列表为空值', en: 'The largest number, or the last text by code point; null when the list is empty' },
      words: ['max', 'maximum', '最大值'],
      examples: [gives(3, [3, -1, 2]), gives('😀', ['中', '😀']), gives(null, []), refuses('order', [true, false])],
    },
    elementOf,
    (elements) => extreme(elements, (difference) => difference > 0),
  ),
  range: {
    section: 'list',
    label: { zh_cn: '整数序列', en: 'Range' },
    doc: { zh_cn: '从 from 到 to（含）按步长的整数列表', en: 'The integers from one to another, that one included, by a step' },
    words: ['sequence', 'numbers', 'loop', '循环', '数列'],
    inputs: [
      { name: 'from', type: types.integer },
      { name: 'to', type: types.integer },
      { name: 'step', type: types.integer, default: 1 },
    ],
    result: always(types.integers),
    run: (from: unknown, to: unknown, step: unknown): number[] => {
      const [first, end, stride] = [asInteger(from), asInteger(to), asInteger(step)];
      if (stride === 0) fail('step');
      if (stride > 0 ? first > end : first < end) return [];
      const count = Math.floor(Math.abs(end - first) / Math.abs(stride)) + 1;
      if (count > largestList) fail('listSize');
      return Array.from({ length: count }, (_, index) => first + index * stride);
    },
    examples: [
      gives([1, 2, 3], 1, 3, 1),
      gives([5, 3, 1], 5, 1, -2),
      gives([], 3, 1, 1),
      gives([2], 2, 2, -1),
      refuses('step', 1, 2, 0),
      refuses('listSize', 1, 100_001, 1),
    ],
  },
} as const satisfies Record<string, OperationRule>;
