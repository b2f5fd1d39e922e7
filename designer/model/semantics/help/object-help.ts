import { texts } from '../../../../generated/words/designer-model/object-help.ts';
import { gives, type OperationHelp, refuses } from './operation-help.ts';

export const objectHelp = {
  get: {
    doc: texts.get,
    words: ['property', 'field', 'pick', '.', '字段', '属性', '取值'],
    examples: [
      gives(1, { a: 1 }, 'a'),
      gives(null, { a: 1 }, 'b'),
      gives(null, {}, 'toString'),
      gives(2, { '1': 2 }, '1'),
      gives([], { a: [] }, 'a'),
      gives({}, { a: {} }, 'a'),
      refuses('object', [1], '0'),
      refuses('object', [], 'a'),
      refuses('object', null, 'a'),
      refuses('text', { a: 1 }, 1),
    ],
  },
  set: {
    doc: texts.set,
    words: ['assign', 'put', '赋值', '字段'],
    examples: [
      gives({ a: 1, b: 2 }, { a: 1 }, 'b', 2),
      gives({ a: null }, { a: 1 }, 'a', null),
      gives({ '0': 'x' }, {}, '0', 'x'),
      gives({ 中: {} }, {}, '中', {}),
      refuses('object', [], 'a', 1),
    ],
  },
  remove: {
    doc: texts.remove,
    words: ['delete', 'omit', 'unset', '移除'],
    examples: [gives({ b: 2 }, { a: 1, b: 2 }, 'a'), gives({}, { a: 1 }, 'a'), gives({ '0': 1 }, { '0': 1, x: 2 }, 'x'), refuses('object', 'a', 'a')],
  },
  keys: {
    doc: texts.keys,
    words: ['keys', 'properties', '键', '字段名'],
    examples: [
      gives(['1', '10', '2', 'a', '中'], { 中: 1, a: 1, '10': 1, '2': 1, '1': 1 }),
      gives([], {}),
      gives(['0', '1'], { '0': 'a', '1': 'b' }),
      refuses('object', []),
    ],
  },
  values: {
    doc: texts.values,
    words: ['members', '值列表'],
    examples: [gives([1, 2], { b: 2, a: 1 }), gives([], {}), gives([[], {}], { a: [], b: {} }), refuses('object', 1)],
  },
  merge: {
    doc: texts.merge,
    words: ['assign', 'combine', 'spread', '合并'],
    examples: [
      gives({ a: 1, b: 3, c: 4 }, { a: 1, b: 2 }, { b: 3, c: 4 }),
      gives({}, {}, {}),
      gives({ '0': 1, '1': 2 }, { '0': 1 }, { '1': 2 }),
      gives({ '5': 2, '7': 3 }, { '5': 1, '7': 3 }, { '5': 2 }),
      refuses('object', {}, null),
    ],
  },
  has: {
    doc: texts.has,
    words: ['exists', 'in', 'isset', '存在', '包含'],
    examples: [
      gives(true, { a: null }, 'a'),
      gives(false, {}, 'constructor'),
      gives(true, { '1': 0 }, '1'),
      gives(false, { '1': 0 }, '01'),
      refuses('object', [], 'a'),
    ],
  },
} as const satisfies Record<string, OperationHelp>;
