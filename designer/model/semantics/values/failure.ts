import type { Text } from '../../../../engine/core/text/text.ts';
import { largestList, longestText } from './limits.ts';

/** The end of a call by its own logic: an operation without an answer, or a Fail node. `ret` stands in the envelope. */
export class Failure extends Error {
  readonly ret: number;
  readonly text: Text;
  /** `data` of the envelope. */
  readonly data: unknown;

  constructor(ret: number, text: Text, data: unknown = null) {
    super(text.en);
    this.data = data;
    this.name = 'Failure';
    this.ret = ret;
    this.text = text;
  }
}

/** Why an operation has no answer. The PHP support class is printed from these sentences. */
export const failures = {
  range: { zh_cn: '整数超出范围（±9007199254740991）', en: 'The integer is out of range (±9007199254740991)' },
  infinite: { zh_cn: '数值超出范围', en: 'The number is out of range' },
  zero: { zh_cn: '除数不能为 0', en: 'Division by zero' },
  number: { zh_cn: '运算需要数字', en: 'The operation needs a number' },
  integer: { zh_cn: '运算需要整数', en: 'The operation needs an integer' },
  text: { zh_cn: '运算需要文本', en: 'The operation needs a text' },
  scalar: { zh_cn: '运算需要文本、数字或布尔值', en: 'The operation needs a text, a number or a boolean' },
  boolean: { zh_cn: '运算需要布尔值', en: 'The operation needs a boolean' },
  list: { zh_cn: '运算需要列表', en: 'The operation needs a list' },
  object: { zh_cn: '运算需要对象', en: 'The operation needs an object' },
  date: {
    zh_cn: '日期须为存在的 YYYY-MM-DD 或 YYYY-MM-DD HH:mm:ss，可带时区（YYYY-MM-DDTHH:mm:ss+08:00）',
    en: 'A date is an existing YYYY-MM-DD or YYYY-MM-DD HH:mm:ss, with or without an offset (YYYY-MM-DDTHH:mm:ss+08:00)',
  },
  dateRange: { zh_cn: '日期须在 0001 年到 9999 年之间', en: 'A date lies between the years 0001 and 9999' },
  measurable: { zh_cn: '只能计算文本或列表的长度', en: 'Only a text or a list has a length' },
  digits: { zh_cn: '小数位数须为 0 到 15 的整数', en: 'The number of decimals must be an integer from 0 to 15' },
  exponent: { zh_cn: '指数须为 -1024 到 1024 的整数', en: 'The exponent must be an integer from -1024 to 1024' },
  root: { zh_cn: '负数没有平方根', en: 'A negative number has no square root' },
  order: { zh_cn: '只有同类的数字或文本才能比较大小', en: 'Only two numbers or two texts can be ordered' },
  negative: { zh_cn: '个数和长度不能为负', en: 'A count or length cannot be negative' },
  fill: { zh_cn: '填充字符须为一个字符', en: 'The fill is one character' },
  choice: { zh_cn: '选项不存在', en: 'There is no such choice' },
  interval: { zh_cn: '最小值不能大于最大值，且两者相差须小于 2^48', en: 'The least value must not exceed the greatest, and both must be less than 2^48 apart' },
  step: { zh_cn: '步长不能为 0', en: 'The step cannot be 0' },
  convert: { zh_cn: '值无法转换为所需类型', en: 'The value cannot be converted to that type' },
  json: { zh_cn: 'JSON 格式错误', en: 'The JSON is not valid' },
  textSize: { zh_cn: `文本不能超过 ${longestText} 个字符`, en: `A text has at most ${longestText} characters` },
  listSize: { zh_cn: `列表不能超过 ${largestList} 个元素`, en: `A list has at most ${largestList} elements` },
} as const satisfies Record<string, Text>;

export type FailureReason = keyof typeof failures;

export function fail(reason: FailureReason): never {
  throw new Failure(400, failures[reason]);
}
