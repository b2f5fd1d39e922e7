import type { Text } from '../../../engine/core/text/text.ts';
import { fillText } from '../../../engine/core/text/text.ts';
import { typeKind, type ValueType } from '../value-type.ts';

/** What a person calls a type: 整数, a list of texts. */
export function typeLabel(type: ValueType): Text {
  const { items, table } = type;
  if (type.type === 'array' && items && items.type !== 'any') return fillText(listOf, { element: typeLabel(items) });
  const kind = typeKind(type);
  return kind === 'row' ? fillText(words.row, { table: table ?? '' }) : words[kind];
}

const listOf: Text = { zh_cn: '{element}列表', en: 'list of {element}' };

const words: Record<ReturnType<typeof typeKind>, Text> = {
  row: { zh_cn: '{table} 的行', en: 'row of {table}' },
  money: { zh_cn: '金额', en: 'money' },
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
