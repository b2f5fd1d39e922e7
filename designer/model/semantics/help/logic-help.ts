import { texts as words } from '../../../../generated/words/designer-model/logic-help.ts';
import { gives, type OperationHelp, refuses } from './operation-help.ts';

export const logicHelp = {
  equal: {
    doc: words.equal,
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
    doc: words.notEqual,
    words: ['!=', '<>', 'different', '不同'],
    examples: [gives(false, 'a', 'a'), gives(true, 'a', 'A'), gives(true, null, 0), refuses('scalar', {}, 1)],
  },
  less: {
    doc: words.less,
    words: ['below', 'before', '早于'],
    examples: [gives(true, 1, 2), gives(true, '10', '9'), gives(true, '\uffff', '😀'), refuses('order', 1, '2'), refuses('order', null, 1)],
  },
  lessOrEqual: {
    doc: words.lessOrEqual,
    words: ['<=', 'at most', '不大于'],
    examples: [gives(true, 2, 2), gives(false, 'b', 'a'), refuses('order', true, true)],
  },
  greater: {
    doc: words.greater,
    words: ['above', 'after', '晚于'],
    examples: [gives(true, 2, 1.5), gives(true, '2024-02-01', '2024-01-31 23:59:59'), refuses('order', [], [])],
  },
  greaterOrEqual: {
    doc: words.greaterOrEqual,
    words: ['>=', 'at least', '不小于'],
    examples: [gives(true, 2, 2), gives(false, 1, 2), gives(true, '中', '中')],
  },
  and: {
    doc: words.and,
    words: ['both', 'all', '并且', '与'],
    examples: [gives(true, true, true), gives(false, true, false), refuses('boolean', false, 1), refuses('boolean', 'true', true)],
  },
  or: {
    doc: words.or,
    words: ['any', 'either', '或者'],
    examples: [gives(true, true, false), gives(false, false, false), refuses('boolean', true, null)],
  },
  not: {
    doc: words.not,
    words: ['negation', '取反', '否'],
    examples: [gives(false, true), gives(true, false), refuses('boolean', 0), refuses('boolean', null)],
  },
  isNull: {
    doc: words.isNull,
    words: ['missing', 'none', '空', '缺少'],
    examples: [gives(true, null), gives(false, ''), gives(false, 0), gives(false, false), gives(false, []), gives(false, {})],
  },
  isEmpty: {
    doc: words.isEmpty,
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
    doc: words.defaultIfNull,
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
