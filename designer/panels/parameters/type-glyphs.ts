import type { Text } from '../../../engine/core/text/text.ts';

/** One glyph and one word per type, the same wherever a type is shown; its colour is `--p-type-<type>`. */
const glyphs: Record<string, { glyph: string; word: Text }> = {
  string: { glyph: 'Aa', word: { zh_cn: '文本', en: 'string' } },
  integer: { glyph: '12', word: { zh_cn: '整数', en: 'integer' } },
  float: { glyph: '.5', word: { zh_cn: '小数', en: 'float' } },
  boolean: { glyph: '✓', word: { zh_cn: '布尔', en: 'boolean' } },
  date: { glyph: '31', word: { zh_cn: '日期', en: 'date' } },
  array: { glyph: '[]', word: { zh_cn: '列表', en: 'array' } },
  object: { glyph: '{}', word: { zh_cn: '对象', en: 'object' } },
  file: { glyph: '↥', word: { zh_cn: '文件', en: 'file' } },
  row: { glyph: '≡', word: { zh_cn: '数据行', en: 'row' } },
  money: { glyph: '¥', word: { zh_cn: '金额', en: 'money' } },
  any: { glyph: '✱', word: { zh_cn: '任意', en: 'any' } },
};

export function glyphOf(type: string): { glyph: string; word: Text } {
  return glyphs[type] ?? glyphs.any!;
}
