import { gives, type OperationHelp, refuses } from './operation-help.ts';

export const listHelp = {
  count: {
    doc: { zh_cn: '列表有多少个元素', en: 'How many elements a list has' },
    words: ['length', 'size', '数量', '长度'],
    examples: [gives(0, []), gives(3, [1, null, 'a']), refuses('list', 'abc'), refuses('list', { a: 1 }), refuses('list', {})],
  },
  first: {
    doc: { zh_cn: '列表的第一个元素；空列表为空值', en: 'The first element of a list; null when it has none' },
    words: ['head', '首个'],
    examples: [gives(1, [1, 2]), gives(null, []), gives({}, [{}]), gives([], [[]]), refuses('list', null)],
  },
  last: {
    doc: { zh_cn: '列表的最后一个元素；空列表为空值', en: 'The last element of a list; null when it has none' },
    words: ['tail', '末尾'],
    examples: [gives(2, [1, 2]), gives(null, [])],
  },
  at: {
    doc: {
      zh_cn: '某位置的元素，从 0 起，负数从末尾数；没有则为空值',
      en: 'The element at a position from 0, or from the end when negative; null when there is none',
    },
    words: ['index', 'nth', '下标', '索引'],
    examples: [gives('b', ['a', 'b'], 1), gives('b', ['a', 'b'], -1), gives(null, ['a'], 5), gives(null, ['a'], -2), refuses('integer', ['a'], '0')],
  },
  slice: {
    doc: {
      zh_cn: '从 start（0 起，负数从末尾数）起的 length 个元素；不填长度到末尾',
      en: 'So many elements from start, which counts from 0 or, when negative, from the end; without a length, to the end',
    },
    words: ['part', 'limit', 'page', '分页', '子列表'],
    examples: [gives([2, 3], [1, 2, 3], 1, null), gives([2], [1, 2, 3], -2, 1), gives([], [1], 4, 1), gives([{}], [{}], 0, 1), refuses('negative', [1], 0, -1)],
  },
  reverse: {
    doc: { zh_cn: '元素顺序颠倒的列表', en: 'The list from its end to its beginning' },
    words: ['backwards', '反转'],
    examples: [gives([3, 2, 1], [1, 2, 3]), gives([], []), refuses('list', 'abc')],
  },
  sort: {
    doc: {
      zh_cn: '按顺序排列：空值、假、真、数字按大小、文本按码点；asc 升序，desc 降序',
      en: 'In order: null, false, true, numbers by value, texts by code point; asc rises, desc falls',
    },
    words: ['order', 'asc', 'desc', '升序', '降序', '顺序'],
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
    doc: {
      zh_cn: '对象列表按某成员排序，没有该成员算空值；相等的保持原来先后',
      en: 'A list of objects in the order of one member, null where it is missing; equal ones keep their order',
    },
    words: ['order by', 'key', '字段', '升序', '降序'],
    examples: [
      gives([{ a: 1 }, { a: 2 }], [{ a: 2 }, { a: 1 }], 'a', 'asc'),
      gives([{ a: 1, b: 'x' }, { a: 1, b: 'y' }, {}], [{ a: 1, b: 'x' }, {}, { a: 1, b: 'y' }], 'a', 'desc'),
      refuses('object', [1], 'a', 'asc'),
      refuses('scalar', [{ a: [] }], 'a', 'asc'),
    ],
  },
  unique: {
    doc: { zh_cn: '每个值只留第一次出现的；数字 1 与文本 "1" 不同', en: 'Each value only where it first stands; the number 1 is not the text "1"' },
    words: ['distinct', 'duplicates', '重复'],
    examples: [gives([1, '1', 2], [1, '1', 2, 1, '1']), gives([null, true], [null, true, null]), refuses('scalar', [{}])],
  },
  includes: {
    doc: { zh_cn: '列表中是否有等于某值的元素，类型不同不相等', en: 'Whether an element equals the value; different types are never equal' },
    words: ['contains', 'in', 'has', '包含', '存在'],
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
    doc: { zh_cn: '末尾加上一个元素的新列表', en: 'A new list with one more element at its end' },
    words: ['push', 'add', '添加'],
    examples: [gives([1, 2], [1], 2), gives([[]], [], []), gives([{}], [], {}), gives([null], [], null), refuses('list', {}, 1)],
  },
  concatLists: {
    doc: { zh_cn: '两个列表首尾相连', en: 'The elements of both lists, one after the other' },
    words: ['concat', 'merge', '+', '拼接'],
    examples: [gives([1, 2, 3], [1], [2, 3]), gives([], [], []), refuses('list', [1], '2')],
  },
  joinTexts: {
    doc: { zh_cn: '把各元素写成文本，中间放分隔文本', en: 'The elements as texts with a separator between them' },
    words: ['implode', 'join', '拼接', '逗号'],
    examples: [gives('1、中、true、', [1, '中', true, null], '、'), gives('', [], ','), refuses('scalar', [[1]], ','), refuses('text', [1], 0)],
  },
  sum: {
    doc: { zh_cn: '列表中数字之和，从头依次相加；空列表为 0', en: 'The numbers of a list added from the first on; 0 when it has none' },
    words: ['total', 'add', '合计', '总和'],
    examples: [
      gives(6, [1, 2, 3]),
      gives(0, []),
      gives(0.6000000000000001, [0.1, 0.2, 0.3]),
      refuses('number', [1, '2']),
      refuses('range', [9007199254740991, 1]),
    ],
  },
  average: {
    doc: { zh_cn: '列表中数字的平均值；空列表为空值', en: 'The mean of the numbers of a list; null when it has none' },
    words: ['mean', 'avg', '平均数'],
    examples: [gives(2.5, [1, 2, 3, 4]), gives(null, []), refuses('number', [null])],
  },
  smallest: {
    doc: {
      zh_cn: '列表中最小的数字或按码点最前的文本；空列表为空值',
      en: 'The smallest number, or the first text by code point; null when the list is empty',
    },
    words: ['min', 'minimum', '最小值'],
    examples: [gives(-1, [3, -1, 2]), gives('a', ['b', 'a']), gives(null, []), refuses('order', [1, 'a']), refuses('order', [null])],
  },
  largest: {
    doc: { zh_cn: '列表中最大的数字或按码点最后的文本；空列表为空值', en: 'The largest number, or the last text by code point; null when the list is empty' },
    words: ['max', 'maximum', '最大值'],
    examples: [gives(3, [3, -1, 2]), gives('😀', ['中', '😀']), gives(null, []), refuses('order', [true, false])],
  },
  range: {
    doc: { zh_cn: '从 from 到 to（含）按步长的整数列表', en: 'The integers from one to another, that one included, by a step' },
    words: ['sequence', 'numbers', 'loop', '循环', '数列'],
    examples: [
      gives([1, 2, 3], 1, 3, 1),
      gives([5, 3, 1], 5, 1, -2),
      gives([], 3, 1, 1),
      gives([2], 2, 2, -1),
      refuses('step', 1, 2, 0),
      refuses('listSize', 1, 100_001, 1),
    ],
  },
} as const satisfies Record<string, OperationHelp>;
