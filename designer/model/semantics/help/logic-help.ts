import { gives, type OperationHelp, refuses } from './operation-help.ts';

export const logicHelp = {
  equal: {
    doc: { zh_cn: '类型和值都相同；"10" 不等于 10', en: 'Of the same kind and the same value; "10" is not 10' },
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
  notEqual: {
    doc: { zh_cn: '类型或值不同', en: 'Of another kind or another value' },
    words: ['!=', '<>', 'different', '不同'],
    examples: [gives(false, 'a', 'a'), gives(true, 'a', 'A'), gives(true, null, 0), refuses('scalar', {}, 1)],
  },
  less: {
    doc: { zh_cn: '两个数字按大小，两个文本按码点', en: 'Two numbers by value, two texts by code point' },
    words: ['below', 'before', '早于'],
    examples: [gives(true, 1, 2), gives(true, '10', '9'), gives(true, '\uffff', '😀'), refuses('order', 1, '2'), refuses('order', null, 1)],
  },
  lessOrEqual: {
    doc: { zh_cn: '小于或等于，规则同“小于”', en: 'Less than or equal, ordered as in Less than' },
    words: ['<=', 'at most', '不大于'],
    examples: [gives(true, 2, 2), gives(false, 'b', 'a'), refuses('order', true, true)],
  },
  greater: {
    doc: { zh_cn: '两个数字按大小，两个文本按码点', en: 'Two numbers by value, two texts by code point' },
    words: ['above', 'after', '晚于'],
    examples: [gives(true, 2, 1.5), gives(true, '2024-02-01', '2024-01-31 23:59:59'), refuses('order', [], [])],
  },
  greaterOrEqual: {
    doc: { zh_cn: '大于或等于，规则同“大于”', en: 'Greater than or equal, ordered as in Greater than' },
    words: ['>=', 'at least', '不小于'],
    examples: [gives(true, 2, 2), gives(false, 1, 2), gives(true, '中', '中')],
  },
  and: {
    doc: { zh_cn: '两个条件都为真；只接受真和假', en: 'Both are true; only true and false will do' },
    words: ['both', 'all', '并且', '与'],
    examples: [gives(true, true, true), gives(false, true, false), refuses('boolean', false, 1), refuses('boolean', 'true', true)],
  },
  or: {
    doc: { zh_cn: '至少一个条件为真；只接受真和假', en: 'At least one is true; only true and false will do' },
    words: ['any', 'either', '或者'],
    examples: [gives(true, true, false), gives(false, false, false), refuses('boolean', true, null)],
  },
  not: {
    doc: { zh_cn: '真变假，假变真', en: 'True becomes false and false becomes true' },
    words: ['negation', '取反', '否'],
    examples: [gives(false, true), gives(true, false), refuses('boolean', 0), refuses('boolean', null)],
  },
  isNull: {
    doc: { zh_cn: '值是否为空值；空文本、0 和空列表都不是', en: 'Whether there is no value; an empty text, 0 and an empty list are values' },
    words: ['missing', 'none', '空', '缺少'],
    examples: [gives(true, null), gives(false, ''), gives(false, 0), gives(false, false), gives(false, []), gives(false, {})],
  },
  isEmpty: {
    doc: { zh_cn: '是否为空值、空文本、空列表或空对象；0 和假不算', en: 'Whether it is null, an empty text, list or object; 0 and false are not' },
    words: ['blank', '空', '空白'],
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
    doc: { zh_cn: '值不为空则取该值，否则取备用值', en: 'The value, or the fallback when it is null' },
    words: ['coalesce', 'fallback', 'otherwise', '默认值', '备用'],
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
} as const satisfies Record<string, OperationHelp>;
