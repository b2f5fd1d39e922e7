import { gives, type OperationHelp, refuses } from './operation-help.ts';

export const objectHelp = {
  get: {
    doc: { zh_cn: '对象中某名称的值；没有则为空值', en: 'The value of a name in an object; null when it has none' },
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
    doc: { zh_cn: '某名称的值换成新值的新对象，没有则加上', en: 'A new object in which the name has the value, added where it was not there' },
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
    doc: { zh_cn: '去掉某名称的新对象', en: 'A new object without the name' },
    words: ['delete', 'omit', 'unset', '移除'],
    examples: [gives({ b: 2 }, { a: 1, b: 2 }, 'a'), gives({}, { a: 1 }, 'a'), gives({ '0': 1 }, { '0': 1, x: 2 }, 'x'), refuses('object', 'a', 'a')],
  },
  keys: {
    doc: { zh_cn: '对象各成员的名称，按码点排序', en: 'The names of the members in the order of code points' },
    words: ['keys', 'properties', '键', '字段名'],
    examples: [
      gives(['1', '10', '2', 'a', '中'], { 中: 1, a: 1, '10': 1, '2': 1, '1': 1 }),
      gives([], {}),
      gives(['0', '1'], { '0': 'a', '1': 'b' }),
      refuses('object', []),
    ],
  },
  values: {
    doc: { zh_cn: '对象各成员的值，按名称的码点排序', en: 'The values of the members in the order of their names' },
    words: ['members', '值列表'],
    examples: [gives([1, 2], { b: 2, a: 1 }), gives([], {}), gives([[], {}], { a: [], b: {} }), refuses('object', 1)],
  },
  merge: {
    doc: { zh_cn: '两个对象的成员合在一起，同名取第二个', en: 'The members of both objects; of the same name, the second one’s' },
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
    doc: { zh_cn: '对象中是否有某名称，值为空也算有', en: 'Whether the object has the name, even with null as its value' },
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
