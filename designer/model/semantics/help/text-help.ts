import { texts } from '../../../../generated/words/designer-model/text-help.ts';
import { gives, type OperationHelp, refuses } from './operation-help.ts';

export const textHelp = {
  concat: {
    doc: texts.concat,
    words: ['concatenate', 'join', '+', '拼接', '合并文本'],
    examples: [
      gives('中文😀', '中文', '😀'),
      gives('a1', 'a', 1),
      gives('true', true, null),
      gives('1e+21', 1e21, ''),
      gives('0.1', 0.1, ''),
      refuses('scalar', [], 'a'),
    ],
  },
  upper: {
    doc: texts.upper,
    words: ['uppercase', 'capital', '大写'],
    examples: [gives('ABC', 'abc'), gives('STRASSE', 'straße'), gives('中文😀', '中文😀'), refuses('text', 1)],
  },
  lower: {
    doc: texts.lower,
    words: ['lowercase', '小写'],
    examples: [gives('abc', 'ABC'), gives('σσσ', 'ΣΣΣ'), gives('i̇', 'İ'), refuses('text', null)],
  },
  length: {
    doc: texts.length,
    words: ['count', 'size', '字数', '个数'],
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
  trim: {
    doc: texts.trim,
    words: ['strip', 'white space', '空格'],
    examples: [gives('a b', '  a b\n'), gives('中', '\u3000\u00a0中\ufeff'), gives('', ' \t'), gives('\u200b', '\u200b')],
  },
  substring: {
    doc: texts.substring,
    words: ['slice', 'substr', 'mid', 'left', 'right', '子串', '截断'],
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
    doc: texts.indexOf,
    words: ['find', 'search', 'position', '位置', '查找'],
    examples: [gives(1, '😀文', '文'), gives(-1, 'abc', 'B'), gives(0, 'abc', ''), gives(0, '', ''), refuses('text', 'a', 1)],
  },
  contains: {
    doc: texts.contains,
    words: ['includes', 'has', '包含', '存在'],
    examples: [gives(true, '中文字', '文'), gives(false, 'abc', 'B'), gives(true, 'abc', ''), refuses('text', ['a'], 'a')],
  },
  startsWith: {
    doc: texts.startsWith,
    words: ['prefix', 'begins', '前缀', '开头'],
    examples: [gives(true, '😀文', '😀'), gives(false, 'abc', 'b'), gives(true, '', '')],
  },
  endsWith: {
    doc: texts.endsWith,
    words: ['suffix', '后缀', '结尾'],
    examples: [gives(true, 'a.png', '.png'), gives(false, 'abc', 'b'), gives(true, 'abc', '')],
  },
  replace: {
    doc: texts.replace,
    words: ['substitute', '替换'],
    examples: [
      gives('b-b', 'a-a', 'a', 'b'),
      gives('$1', 'x', 'x', '$1'),
      gives('abc', 'abc', '', 'x'),
      gives('ba', 'aaa', 'aa', 'b'),
      refuses('text', 'a', 'a', 1),
    ],
  },
  split: {
    doc: texts.split,
    words: ['explode', 'pieces', '分割'],
    examples: [gives(['a', 'b', ''], 'a,b,', ','), gives([''], '', ','), gives([], '', ''), gives(['中', '😀'], '中😀', ''), refuses('text', 1, ',')],
  },
  padStart: {
    doc: texts.padStart,
    words: ['left pad', 'zero', '补零', '左补'],
    examples: [
      gives('007', '7', 3, '0'),
      gives('1234', '1234', 3, '0'),
      gives('　中', '中', 2, '　'),
      refuses('fill', '7', 3, ''),
      refuses('textSize', '7', 1_000_001, '0'),
    ],
  },
  padEnd: {
    doc: texts.padEnd,
    words: ['right pad', '右补'],
    examples: [gives('7..', '7', 3, '.'), gives('😀 ', '😀', 2, ' '), refuses('negative', '7', -1, '0'), refuses('fill', '7', 3, 'ab')],
  },
  repeat: {
    doc: texts.repeat,
    words: ['times', '重复'],
    examples: [gives('哈哈哈', '哈', 3), gives('', 'a', 0), gives('', '', 9), refuses('negative', 'a', -1), refuses('textSize', 'ab', 500_001)],
  },
} as const satisfies Record<string, OperationHelp>;
