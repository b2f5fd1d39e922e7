import { gives, type OperationHelp, refuses } from './operation-help.ts';

export const textHelp = {
  concat: {
    doc: { zh_cn: '把两个值写成文本并相连；空值不写任何字符', en: 'Both values written one after the other; null writes nothing' },
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
    doc: { zh_cn: '逐字符转为大写，与语言环境无关', en: 'Each character in upper case, whatever the language' },
    words: ['uppercase', 'capital', '大写'],
    examples: [gives('ABC', 'abc'), gives('STRASSE', 'straße'), gives('中文😀', '中文😀'), refuses('text', 1)],
  },
  lower: {
    doc: { zh_cn: '逐字符转为小写，与语言环境无关', en: 'Each character in lower case, whatever the language' },
    words: ['lowercase', '小写'],
    examples: [gives('abc', 'ABC'), gives('σσσ', 'ΣΣΣ'), gives('i̇', 'İ'), refuses('text', null)],
  },
  length: {
    doc: { zh_cn: '文本的字符数（按码点）或列表的元素数', en: 'Characters of a text, counted by code point, or elements of a list' },
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
    doc: { zh_cn: '去掉首尾空白，包括全角空格和不换行空格', en: 'Without white space at both ends, full-width and no-break spaces included' },
    words: ['strip', 'white space', '空格'],
    examples: [gives('a b', '  a b\n'), gives('中', '\u3000\u00a0中\ufeff'), gives('', ' \t'), gives('\u200b', '\u200b')],
  },
  substring: {
    doc: {
      zh_cn: '从第 start 个字符（0 起，负数从末尾数）起的 length 个字符；不填长度到末尾',
      en: 'So many characters from start, which counts from 0 or, when negative, from the end; without a length, to the end',
    },
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
    doc: { zh_cn: '首次出现的位置，从 0 起按码点计；没有则为 -1', en: 'Where the searched text first stands, from 0 by code point; -1 when it does not' },
    words: ['find', 'search', 'position', '位置', '查找'],
    examples: [gives(1, '😀文', '文'), gives(-1, 'abc', 'B'), gives(0, 'abc', ''), gives(0, '', ''), refuses('text', 'a', 1)],
  },
  contains: {
    doc: {
      zh_cn: '文本中是否有另一段文本，区分大小写；空文本总在其中',
      en: 'Whether a text stands in another, upper and lower case apart; the empty text always does',
    },
    words: ['includes', 'has', '包含', '存在'],
    examples: [gives(true, '中文字', '文'), gives(false, 'abc', 'B'), gives(true, 'abc', ''), refuses('text', ['a'], 'a')],
  },
  startsWith: {
    doc: { zh_cn: '文本是否以另一段文本开头', en: 'Whether a text begins with another' },
    words: ['prefix', 'begins', '前缀', '开头'],
    examples: [gives(true, '😀文', '😀'), gives(false, 'abc', 'b'), gives(true, '', '')],
  },
  endsWith: {
    doc: { zh_cn: '文本是否以另一段文本结尾', en: 'Whether a text ends with another' },
    words: ['suffix', '后缀', '结尾'],
    examples: [gives(true, 'a.png', '.png'), gives(false, 'abc', 'b'), gives(true, 'abc', '')],
  },
  replace: {
    doc: {
      zh_cn: '把每一处 search 换成 replacement，原样匹配；search 为空则不变',
      en: 'Every search becomes the replacement, both taken literally; an empty search changes nothing',
    },
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
    doc: {
      zh_cn: '按分隔文本拆成列表；分隔为空则逐字符拆分',
      en: 'The pieces between separators as a list; an empty separator makes one piece of each character',
    },
    words: ['explode', 'pieces', '分割'],
    examples: [gives(['a', 'b', ''], 'a,b,', ','), gives([''], '', ','), gives([], '', ''), gives(['中', '😀'], '中😀', ''), refuses('text', 1, ',')],
  },
  padStart: {
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
  padEnd: {
    doc: { zh_cn: '在末尾补字符直到指定长度；更长的文本不变', en: 'Filled at the end to so many characters; a longer text stays as it is' },
    words: ['right pad', '右补'],
    examples: [gives('7..', '7', 3, '.'), gives('😀 ', '😀', 2, ' '), refuses('negative', '7', -1, '0'), refuses('fill', '7', 3, 'ab')],
  },
  repeat: {
    doc: { zh_cn: '把文本重复若干次', en: 'The text so many times' },
    words: ['times', '重复'],
    examples: [gives('哈哈哈', '哈', 3), gives('', 'a', 0), gives('', '', 9), refuses('negative', 'a', -1), refuses('textSize', 'ab', 500_001)],
  },
} as const satisfies Record<string, OperationHelp>;
