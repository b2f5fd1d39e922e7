import { texts as words } from '../../../../generated/words/designer-model/list-help.ts';
import { gives, type OperationHelp, refuses } from './operation-help.ts';

export const listHelp = {
  count: {
    doc: words.count,
    words: ['length', 'size', '数量', '长度'],
    examples: [gives(0, []), gives(3, [1, null, 'a']), refuses('list', 'abc'), refuses('list', { a: 1 }), refuses('list', {})],
  },
  first: {
    doc: words.first,
    words: ['head', '首个'],
    examples: [gives(1, [1, 2]), gives(null, []), gives({}, [{}]), gives([], [[]]), refuses('list', null)],
  },
  last: {
    doc: words.last,
    words: ['tail', '末尾'],
    examples: [gives(2, [1, 2]), gives(null, [])],
  },
  at: {
    doc: words.at,
    words: ['index', 'nth', '下标', '索引'],
    examples: [gives('b', ['a', 'b'], 1), gives('b', ['a', 'b'], -1), gives(null, ['a'], 5), gives(null, ['a'], -2), refuses('integer', ['a'], '0')],
  },
  slice: {
    doc: words.slice,
    words: ['part', 'limit', 'page', '分页', '子列表'],
    examples: [gives([2, 3], [1, 2, 3], 1, null), gives([2], [1, 2, 3], -2, 1), gives([], [1], 4, 1), gives([{}], [{}], 0, 1), refuses('negative', [1], 0, -1)],
  },
  reverse: {
    doc: words.reverse,
    words: ['backwards', '反转'],
    examples: [gives([3, 2, 1], [1, 2, 3]), gives([], []), refuses('list', 'abc')],
  },
  sort: {
    doc: words.sort,
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
    doc: words.sortBy,
    words: ['order by', 'key', '字段', '升序', '降序'],
    examples: [
      gives([{ a: 1 }, { a: 2 }], [{ a: 2 }, { a: 1 }], 'a', 'asc'),
      gives([{ a: 1, b: 'x' }, { a: 1, b: 'y' }, {}], [{ a: 1, b: 'x' }, {}, { a: 1, b: 'y' }], 'a', 'desc'),
      gives(['b', 'a'], ['a', 'b'], [2, 1], 'asc'),
      refuses('keys', ['a'], [1, 2], 'asc'),
      refuses('object', [1], 'a', 'asc'),
      refuses('scalar', [{ a: [] }], 'a', 'asc'),
    ],
  },
  groupBy: {
    doc: words.groupBy,
    words: ['group', 'category', '分类', '汇总'],
    examples: [
      gives(
        [
          { key: 'x', items: [{ a: 'x' }, { a: 'x', b: 1 }] },
          { key: null, items: [{}] },
        ],
        [{ a: 'x' }, {}, { a: 'x', b: 1 }],
        'a',
      ),
      gives(
        [
          { key: true, items: [1, 3] },
          { key: 1, items: [2] },
        ],
        [1, 2, 3],
        [true, 1, true],
      ),
      gives([], [], 'a'),
      refuses('keys', [1], []),
      refuses('object', [1], 'a'),
      refuses('text', [{}], null),
      refuses('scalar', [1], [[]]),
    ],
  },
  unique: {
    doc: words.unique,
    words: ['distinct', 'duplicates', '重复'],
    examples: [gives([1, '1', 2], [1, '1', 2, 1, '1']), gives([null, true], [null, true, null]), refuses('scalar', [{}])],
  },
  includes: {
    doc: words.includes,
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
    doc: words.append,
    words: ['push', 'add', '添加'],
    examples: [gives([1, 2], [1], 2), gives([[]], [], []), gives([{}], [], {}), gives([null], [], null), refuses('list', {}, 1)],
  },
  concatLists: {
    doc: words.concatLists,
    words: ['concat', 'merge', '+', '拼接'],
    examples: [gives([1, 2, 3], [1], [2, 3]), gives([], [], []), refuses('list', [1], '2')],
  },
  joinTexts: {
    doc: words.joinTexts,
    words: ['implode', 'join', '拼接', '逗号'],
    examples: [gives('1、中、true、', [1, '中', true, null], '、'), gives('', [], ','), refuses('scalar', [[1]], ','), refuses('text', [1], 0)],
  },
  sum: {
    doc: words.sum,
    words: ['total', 'add', '合计', '总和'],
    examples: [gives(6, [1, 2, 3]), gives(0, []), gives(0.6, [0.1, 0.2, 0.3]), refuses('number', [1, '2']), refuses('range', [9007199254740991, 1])],
  },
  average: {
    doc: words.average,
    words: ['mean', 'avg', '平均数'],
    examples: [gives(2.5, [1, 2, 3, 4]), gives(null, []), refuses('number', [null])],
  },
  smallest: {
    doc: words.smallest,
    words: ['min', 'minimum', '最小值'],
    examples: [gives(-1, [3, -1, 2]), gives('a', ['b', 'a']), gives(null, []), refuses('order', [1, 'a']), refuses('order', [null])],
  },
  largest: {
    doc: words.largest,
    words: ['max', 'maximum', '最大值'],
    examples: [gives(3, [3, -1, 2]), gives('😀', ['中', '😀']), gives(null, []), refuses('order', [true, false])],
  },
  range: {
    doc: words.range,
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
