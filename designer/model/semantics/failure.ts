import type { Text } from '../../../engine/core/text/text.ts';

/** The end of a call by its own logic: an operation without an answer, or a Fail node. `ret` stands in the envelope. */
export class Failure extends Error {
  readonly ret: number;
  readonly text: Text;

  constructor(ret: number, text: Text) {
    super(text.en);
    this.name = 'Failure';
    this.ret = ret;
    this.text = text;
  }
}

/** Why an operation has no answer. PHP says the same sentences. */
export const failures = {
  range: { zh_cn: '整数超出范围（±9007199254740991）', en: 'The integer is out of range (±9007199254740991)' },
  infinite: { zh_cn: '数值超出范围', en: 'The number is out of range' },
  zero: { zh_cn: '除数不能为 0', en: 'Division by zero' },
  number: { zh_cn: '运算需要数字', en: 'The operation needs a number' },
  text: { zh_cn: '运算需要文本', en: 'The operation needs a text' },
  scalar: { zh_cn: '运算需要文本、数字或布尔值', en: 'The operation needs a text, a number or a boolean' },
  boolean: { zh_cn: '运算需要布尔值', en: 'The operation needs a boolean' },
  measurable: { zh_cn: '只能计算文本或列表的长度', en: 'Only a text or a list has a length' },
  digits: { zh_cn: '小数位数须为 0 到 15 的整数', en: 'The number of decimals must be an integer from 0 to 15' },
  order: { zh_cn: '只有同类的数字或文本才能比较大小', en: 'Only two numbers or two texts can be ordered' },
} as const satisfies Record<string, Text>;

export function fail(reason: keyof typeof failures): never {
  throw new Failure(400, failures[reason]);
}
