import type { Json } from '../../../../engine/core/json/json.ts';
import type { ParameterType } from '../../../../engine/core/protocol/parameter.ts';
import type { Text } from '../../../../engine/core/text/text.ts';
import type { ValueType } from '../../types/value-type.ts';

/** Headings of the palette, in their order. */
export const sections = {
  number: { zh_cn: '数字', en: 'Number' },
  text: { zh_cn: '文本', en: 'Text' },
  date: { zh_cn: '日期', en: 'Date' },
  list: { zh_cn: '列表', en: 'List' },
  object: { zh_cn: '对象', en: 'Object' },
  logic: { zh_cn: '逻辑', en: 'Logic' },
  convert: { zh_cn: '转换', en: 'Convert' },
} as const satisfies Record<string, Text>;

type Section = keyof typeof sections;

export interface OperationInput {
  name: string;
  type: ValueType;
  default?: Json;
  /** The only values there are. */
  choices?: readonly string[];
}

/** What the inputs are called where people see them; `a` and `b` speak for themselves. */
export const inputLabels: Readonly<Record<string, Text>> = {
  value: { zh_cn: '值', en: 'value' },
  fallback: { zh_cn: '备用值', en: 'fallback' },
  digits: { zh_cn: '小数位数', en: 'digits' },
  base: { zh_cn: '底数', en: 'base' },
  exponent: { zh_cn: '指数', en: 'exponent' },
  text: { zh_cn: '文本', en: 'text' },
  search: { zh_cn: '查找', en: 'search' },
  replacement: { zh_cn: '替换为', en: 'replacement' },
  separator: { zh_cn: '分隔', en: 'separator' },
  start: { zh_cn: '起点', en: 'start' },
  length: { zh_cn: '长度', en: 'length' },
  fill: { zh_cn: '填充', en: 'fill' },
  times: { zh_cn: '次数', en: 'times' },
  date: { zh_cn: '日期', en: 'date' },
  days: { zh_cn: '天数', en: 'days' },
  months: { zh_cn: '月数', en: 'months' },
  seconds: { zh_cn: '秒数', en: 'seconds' },
  part: { zh_cn: '部分', en: 'part' },
  span: { zh_cn: '范围', en: 'span' },
  format: { zh_cn: '格式', en: 'format' },
  list: { zh_cn: '列表', en: 'list' },
  index: { zh_cn: '位置', en: 'index' },
  direction: { zh_cn: '方向', en: 'direction' },
  from: { zh_cn: '从', en: 'from' },
  to: { zh_cn: '到', en: 'to' },
  step: { zh_cn: '步长', en: 'step' },
  object: { zh_cn: '对象', en: 'object' },
  name: { zh_cn: '名称', en: 'name' },
};

/** One operation: its name, its ports, the type of its answer and what it does. What it means to people stands in help/. */
export interface OperationRule {
  section: Section;
  label: Text;
  /** How it is written in formulas. */
  symbol?: string;
  inputs: readonly OperationInput[];
  result(inputs: readonly ValueType[]): ValueType;
  run(...inputs: unknown[]): unknown;
  /** Of a conversion: the types of values it can make its result of. */
  converts?: readonly ParameterType[];
}

export const types = {
  number: { type: 'float' },
  integer: { type: 'integer' },
  text: { type: 'string' },
  boolean: { type: 'boolean' },
  date: { type: 'date' },
  list: { type: 'array' },
  object: { type: 'object' },
  any: { type: 'any' },
  texts: { type: 'array', items: { type: 'string' } },
  integers: { type: 'array', items: { type: 'integer' } },
  nullable: { type: 'any', nullable: true },
} as const satisfies Record<string, ValueType>;

export const always = (type: ValueType) => () => type;
/** The type of the first input, known better than by its port. */
export const sameAsFirst =
  (fallback: ValueType) =>
  (inputs: readonly ValueType[]): ValueType => {
    const [first] = inputs;
    return first && first.type !== 'any' ? present(first) : fallback;
  };
export const two = (type: ValueType): OperationInput[] => [
  { name: 'a', type },
  { name: 'b', type },
];
export const one = (type: ValueType, name = 'value'): OperationInput[] => [{ name, type }];

/** The type without null: an operation refuses null or answers something else for it. */
export function present(type: ValueType): ValueType {
  const { nullable: _, ...rest } = type;
  return rest;
}

/** Of a list's element; null where there is none. */
export function elementOf(inputs: readonly ValueType[]): ValueType {
  return { ...(inputs[0]?.items ?? types.any), nullable: true };
}
