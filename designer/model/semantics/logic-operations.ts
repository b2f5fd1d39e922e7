import type { Text } from '../../../engine/core/text/text.ts';
import type { ValueType } from '../value-type.ts';
import { always, type Example, gives, type OperationRule, one, present, refuses, two, types } from './operation-rule.ts';
import { orderOf } from './order.ts';
import { asBoolean, isEqual, isObject } from './values.ts';

interface Words {
  label: Text;
  doc: Text;
  symbol: string;
  words: readonly string[];
  examples: readonly Example[];
}

const comparison = (words: Words, holds: (a: unknown, b: unknown) => boolean) => ({
  section: 'logic' as const,
  ...words,
  inputs: two(types.any),
  result: always(types.boolean),
  run: (a: unknown, b: unknown): boolean => holds(a, b),
});

/** Both sides are looked at, so that a wrong one never hides. */
const connective = (words: Words, holds: (a: boolean, b: boolean) => boolean) => ({
  section: 'logic' as const,
  ...words,
  inputs: two(types.boolean),
  result: always(types.boolean),
  run: (a: unknown, b: unknown): boolean => {
    const [one, other] = [asBoolean(a), asBoolean(b)];
    return holds(one, other);
  },
});

/** What either input may be. */
const either = (inputs: readonly ValueType[]): ValueType => {
  const [value, fallback] = inputs;
  if (!value || !fallback || value.type !== fallback.type) return types.any;
  return fallback.nullable ? { ...value, nullable: true } : present(value);
};

export const logicOperations = {
  equal: comparison(
    {
      label: { zh_cn: '等于', en: 'Equal' },
      doc: { zh_cn: '类型和值都相同；"10" 不等于 10', en: 'Of the same kind and the same value; "10" is not 10' },
      symbol: '=',
      words: ['==', '===', 'same', '相等'],
      examples: [
        gives(true, 1, 1),
        gives(false, '10', 10),
        gives(false, '10', '1e1'),
        gives(true, null, null),
        gives(false, 0, false),
        gives(true, -0, 0),
        refuses('scalar', [], []),
      ],
    },
    isEqual,
  ),
  notEqual: comparison(
    {
      label: { zh_cn: '不等于', en: 'Not equal' },
      doc: { zh_cn: '类型或值不同', en: 'Of another kind or another value' },
      symbol: '≠',
      words: ['!=', '<>', 'different', '不同'],
      examples: [gives(false, 'a', 'a'), gives(true, 'a', 'A'), gives(true, null, 0), refuses('scalar', {}, 1)],
    },
    (a, b) => !isEqual(a, b),
  ),
  less: comparison(
    {
      label: { zh_cn: '小于', en: 'Less than' },
      doc: { zh_cn: '两个数字按大小，两个文本按码点', en: 'Two numbers by value, two texts by code point' },
      symbol: '<',
      words: ['below', 'before', '早于'],
      examples: [gives(true, 1, 2), gives(true, '10', '9'), gives(true, '\uffff', '😀'), refuses('order', 1, '2'), refuses('order', null, 1)],
    },
    (a, b) => orderOf(a, b) < 0,
  ),
  lessOrEqual: comparison(
    {
      label: { zh_cn: '小于等于', en: 'Less or equal' },
      doc: { zh_cn: '小于或等于，规则同“小于”', en: 'Less than or equal, ordered as in Less than' },
      symbol: '≤',
      words: ['<=', 'at most', '不大于'],
      examples: [gives(true, 2, 2), gives(false, 'b', 'a'), refuses('order', true, true)],
    },
    (a, b) => orderOf(a, b) <= 0,
  ),
  greater: comparison(
    {
      label: { zh_cn: '大于', en: 'Greater than' },
      doc: { zh_cn: '两个数字按大小，两个文本按码点', en: 'Two numbers by value, two texts by code point' },
      symbol: '>',
      words: ['above', 'after', '晚于'],
      examples: [gives(true, 2, 1.5), gives(true, '2024-02-01', '2024-01-31 23:59:59'), refuses('order', [], [])],
    },
    (a, b) => orderOf(a, b) > 0,
  ),
  greaterOrEqual: comparison(
    {
      label: { zh_cn: '大于等于', en: 'Greater or equal' },
      doc: { zh_cn: '大于或等于，规则同“大于”', en: 'Greater than or equal, ordered as in Greater than' },
      symbol: '≥',
      words: ['>=', 'at least', '不小于'],
      examples: [gives(true, 2, 2), gives(false, 1, 2), gives(true, '中', '中')],
    },
    (a, b) => orderOf(a, b) >= 0,
  ),
  and: connective(
    {
      label: { zh_cn: '且', en: 'And' },
      doc: { zh_cn: '两个条件都为真；只接受真和假', en: 'Both are true; only true and false will do' },
      symbol: '&&',
      words: ['both', 'all', '并且', '与'],
      examples: [gives(true, true, true), gives(false, true, false), refuses('boolean', false, 1), refuses('boolean', 'true', true)],
    },
    (a, b) => a && b,
  ),
  or: connective(
    {
      label: { zh_cn: '或', en: 'Or' },
      doc: { zh_cn: '至少一个条件为真；只接受真和假', en: 'At least one is true; only true and false will do' },
      symbol: '||',
      words: ['any', 'either', '或者'],
      examples: [gives(true, true, false), gives(false, false, false), refuses('boolean', true, null)],
    },
    (a, b) => a || b,
  ),
  not: {
    section: 'logic',
    label: { zh_cn: '非', en: 'Not' },
    doc: { zh_cn: '真变假，假变真', en: 'True becomes false and false becomes true' },
    symbol: '!',
    words: ['negation', '取反', '否'],
    inputs: one(types.boolean),
    result: always(types.boolean),
    run: (value: unknown): boolean => !asBoolean(value),
    examples: [gives(false, true), gives(true, false), refuses('boolean', 0), refuses('boolean', null)],
  },
  isNull: {
    section: 'logic',
    label: { zh_cn: '为空值', en: 'Is null' },
    doc: { zh_cn: '值是否为空值；空文本、0 和空列表都不是', en: 'Whether there is no value; an empty text, 0 and an empty list are values' },
    words: ['missing', 'none', '空', '缺少'],
    inputs: one(types.any),
    result: always(types.boolean),
    run: (value: unknown): boolean => value === null || value === undefined,
    examples: [gives(true, null), gives(false, ''), gives(false, 0), gives(false, false), gives(false, []), gives(false, {})],
  },
  isEmpty: {
    section: 'logic',
    label: { zh_cn: '内容为空', en: 'Is empty' },
    doc: { zh_cn: '是否为空值、空文本、空列表或空对象；0 和假不算', en: 'Whether it is null, an empty text, list or object; 0 and false are not' },
    words: ['blank', '空', '空白'],
    inputs: one(types.any),
    result: always(types.boolean),
    run: (value: unknown): boolean =>
      value === null || value === undefined || value === '' || (Array.isArray(value) ? value.length === 0 : isObject(value) && Object.keys(value).length === 0),
    examples: [
      gives(true, null),
      gives(true, ''),
      gives(true, []),
      gives(true, {}),
      gives(false, 0),
      gives(false, false),
      gives(false, ' '),
      gives(false, '0'),
      gives(false, [null]),
    ],
  },
  defaultIfNull: {
    section: 'logic',
    label: { zh_cn: '空值时取', en: 'Default if null' },
    doc: { zh_cn: '值不为空则取该值，否则取备用值', en: 'The value, or the fallback when it is null' },
    symbol: '??',
    words: ['coalesce', 'fallback', 'otherwise', '默认值', '备用'],
    inputs: [
      { name: 'value', type: types.any },
      { name: 'fallback', type: types.any },
    ],
    result: either,
    run: (value: unknown, fallback: unknown): unknown => value ?? fallback ?? null,
    examples: [
      gives(1, 1, 2),
      gives(2, null, 2),
      gives('', '', 'x'),
      gives(false, false, true),
      gives({}, {}, 1),
      gives([], null, []),
      gives(null, null, null),
    ],
  },
} as const satisfies Record<string, OperationRule>;
