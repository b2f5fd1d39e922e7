import type { Text } from '../../../engine/core/text/text.ts';
import { fillText } from '../../../engine/core/text/text.ts';
import type { ValueType } from '../value-type.ts';

/** What a person calls a type: 整数, a list of texts. */
export function typeLabel({ type, items }: ValueType): Text {
  if (type !== 'array' || !items || items.type === 'any') return words[type];
  return fillText(listOf, { element: typeLabel(items) });
}

const listOf: Text = { zh_cn: '{element}列表', en: 'list of {element}' };

const words: Record<ValueType['type'], Text> = {
  string: { zh_cn: '字符串', en: 'string' },
  integer: { zh_cn: '整数', en: 'integer' },
  float: { zh_cn: '小数', en: 'float' },
  boolean: { zh_cn: '布尔值', en: 'boolean' },
  array: { zh_cn: '列表', en: 'list' },
  object: { zh_cn: '对象', en: 'object' },
  date: { zh_cn: '日期', en: 'date' },
  file: { zh_cn: '文件', en: 'file' },
  any: { zh_cn: '任意值', en: 'any' },
};
