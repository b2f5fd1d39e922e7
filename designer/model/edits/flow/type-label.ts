import type { Text } from '../../../../engine/core/text/text.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import { typeKind, type ValueType } from '../../types/value-type.ts';

/** What a type is shown as: its word, colour and shape. */
export type TypeKind = ReturnType<typeof typeKind>;

/** What a person calls a type: 整数, 整数数组, a row of products. */
export function typeLabel(type: ValueType): Text {
  const { items, table } = type;
  if (type.type === 'array' && items && items.type !== 'any') return fillText(arrayOf, { element: typeLabel(items) });
  const kind = typeKind(type);
  return kind === 'row' && table ? fillText(rowOf, { table }) : typeWords[kind];
}

const arrayOf: Text = { zh_cn: '{element}数组', en: 'array of {element}' };
const rowOf: Text = { zh_cn: '{table} 的行', en: 'row of {table}' };

/** The one word each type has in every place of the designer. */
export const typeWords: Readonly<Record<TypeKind, Text>> = {
  string: { zh_cn: '字符串', en: 'string' },
  integer: { zh_cn: '整数', en: 'integer' },
  float: { zh_cn: '小数', en: 'float' },
  boolean: { zh_cn: '布尔', en: 'boolean' },
  date: { zh_cn: '日期', en: 'date' },
  array: { zh_cn: '数组', en: 'array' },
  object: { zh_cn: '对象', en: 'object' },
  file: { zh_cn: '文件', en: 'file' },
  row: { zh_cn: '行', en: 'row' },
  money: { zh_cn: '金额', en: 'money' },
  any: { zh_cn: '任意', en: 'any' },
};
