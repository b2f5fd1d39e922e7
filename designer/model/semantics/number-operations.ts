import type { Text } from '../../../engine/core/text/text.ts';
import type { ValueType } from '../value-type.ts';
import { fail } from './failure.ts';
import { finite, numberFrom, powerOf, quotient, remainder, roundDecimal, safeInteger } from './numbers.ts';
import { always, type Example, gives, type OperationRule, one, refuses, two, types } from './operation-rule.ts';
import { asNumber } from './values.ts';

const max = Number.MAX_SAFE_INTEGER;

/** Whole numbers stay whole, and money stays money. */
const widest = (inputs: readonly ValueType[]): ValueType => {
  if (inputs.length === 0) return types.number;
  if (inputs.some((input) => input.type === 'any')) return types.any;
  if (!inputs.every((input) => input.type === 'integer')) return types.number;
  return inputs.every((input) => input.unit === 'fen') ? { type: 'integer', unit: 'fen' } : types.integer;
};

/** Money times a whole number is money. */
const product = (inputs: readonly ValueType[]): ValueType => {
  const type = widest(inputs);
  const units = inputs.filter((input) => input.unit === 'fen').length;
  return type.type !== 'integer' || units > 1 ? { type: type.type } : units === 1 ? { type: 'integer', unit: 'fen' } : type;
};

interface Words {
  label: Text;
  doc: Text;
  symbol?: string;
  words: readonly string[];
  examples: readonly Example[];
}

const arithmetic = (words: Words, compute: (a: number, b: number) => number) => ({
  section: 'number' as const,
  ...words,
  inputs: two(types.number),
  result: widest,
  run: (a: unknown, b: unknown): number => numberFrom(asNumber(a), asNumber(b), compute(asNumber(a), asNumber(b))),
});

/** One number in, one number out. */
const unary = (words: Words, result: OperationRule['result'], compute: (value: number) => number) => ({
  section: 'number' as const,
  ...words,
  inputs: one(types.number),
  result,
  run: (value: unknown): number => compute(asNumber(value)),
});

export const numberOperations = {
  add: arithmetic(
    {
      label: { zh_cn: '加', en: 'Add' },
      doc: {
        zh_cn: '两数之和；整数精确到 ±9007199254740991，超出则失败',
        en: 'The sum of two numbers; integers are exact within ±9007199254740991 and fail beyond',
      },
      symbol: '+',
      words: ['plus', 'sum', '加法', '求和', '相加'],
      examples: [
        gives(5, 2, 3),
        gives(0.30000000000000004, 0.1, 0.2),
        gives(max, max, 0),
        refuses('range', max, 1),
        refuses('number', '1', 2),
        refuses('number', null, 2),
      ],
    },
    (a, b) => a + b,
  ),
  subtract: arithmetic(
    {
      label: { zh_cn: '减', en: 'Subtract' },
      doc: { zh_cn: '第一个数减去第二个数', en: 'The first number less the second' },
      symbol: '-',
      words: ['minus', 'difference', '−', '减法', '相减'],
      examples: [gives(-1, 2, 3), gives(0, -0, 0), refuses('range', -max, 1), gives(1.5, 2, 0.5)],
    },
    (a, b) => a - b,
  ),
  multiply: {
    ...arithmetic(
      {
        label: { zh_cn: '乘', en: 'Multiply' },
        doc: { zh_cn: '两数之积', en: 'The product of two numbers' },
        symbol: '×',
        words: ['times', 'product', '*', 'x', '乘法', '相乘'],
        examples: [gives(6, 2, 3), gives(0, 0, -5), refuses('range', max, 2), gives(1e42, 1e21, 1e21), refuses('infinite', 1e200, 1e200)],
      },
      (a, b) => a * b,
    ),
    result: product,
  },
  divide: {
    section: 'number',
    label: { zh_cn: '除', en: 'Divide' },
    doc: { zh_cn: '第一个数除以第二个数，保留小数；除数不能为 0', en: 'The first number divided by the second, with decimals; the divisor cannot be 0' },
    symbol: '÷',
    words: ['/', 'quotient', '除法', '相除'],
    inputs: two(types.number),
    result: always(types.number),
    run: (a: unknown, b: unknown): number => finite(quotient(asNumber(a), asNumber(b))),
    examples: [gives(2.5, 5, 2), gives(3, 6, 2), gives(0, 0, -3), refuses('zero', 1, 0), refuses('infinite', 1e300, 1e-300)],
  },
  divideWhole: {
    section: 'number',
    label: { zh_cn: '整除', en: 'Divide, whole part' },
    doc: { zh_cn: '商的整数部分，向零取整：-7 ÷ 2 得 -3', en: 'The whole part of the quotient, towards zero: -7 ÷ 2 is -3' },
    symbol: '//',
    words: ['div', 'integer division', '取整', '商'],
    inputs: two(types.number),
    result: always(types.integer),
    run: (a: unknown, b: unknown): number => safeInteger(Math.trunc(quotient(asNumber(a), asNumber(b)))),
    examples: [gives(3, 7, 2), gives(-3, -7, 2), gives(-3, 7, -2), gives(0, 1, 2), gives(15, 7.5, 0.5), refuses('zero', 1, 0), refuses('range', 1e21, 1)],
  },
  modulo: {
    section: 'number',
    label: { zh_cn: '取余', en: 'Modulo' },
    doc: {
      zh_cn: '整除后的余数，符号与第一个数相同：-7 除以 2 余 -1',
      en: 'What is left by whole division, with the sign of the first number: -7 by 2 leaves -1',
    },
    symbol: '%',
    words: ['mod', 'remainder', 'rest', '余数', '求余', '模'],
    inputs: two(types.number),
    result: widest,
    run: (a: unknown, b: unknown): number => remainder(asNumber(a), asNumber(b)),
    examples: [gives(1, 7, 2), gives(-1, -7, 2), gives(1, 7, -2), gives(0, -4, 2), gives(0.5, 5.5, 1), refuses('zero', 5, 0)],
  },
  power: {
    section: 'number',
    label: { zh_cn: '幂', en: 'Power' },
    doc: { zh_cn: '底数的整数次幂，指数为 -1024 到 1024', en: 'The base to a whole exponent from -1024 to 1024' },
    symbol: '^',
    words: ['**', 'pow', 'exponent', '乘方', '次方', '指数'],
    inputs: [
      { name: 'base', type: types.number },
      { name: 'exponent', type: types.integer },
    ],
    result: always(types.number),
    run: (base: unknown, exponent: unknown): number => powerOf(asNumber(base), asNumber(exponent)),
    examples: [
      gives(1024, 2, 10),
      gives(-8, -2, 3),
      gives(0.25, 2, -2),
      gives(1, 0, 0),
      refuses('zero', 0, -1),
      refuses('range', 2, 53),
      refuses('exponent', 4, 0.5),
    ],
  },
  squareRoot: unary(
    {
      label: { zh_cn: '平方根', en: 'Square root' },
      doc: { zh_cn: '不小于 0 的数的平方根', en: 'The square root of a number that is not negative' },
      symbol: '√',
      words: ['sqrt', '开方'],
      examples: [gives(3, 9), gives(1.7320508075688772, 3), gives(0, -0), refuses('root', -1)],
    },
    always(types.number),
    (value) => (value < 0 ? fail('root') : Math.sqrt(value)),
  ),
  round: {
    section: 'number',
    label: { zh_cn: '四舍五入', en: 'Round' },
    doc: {
      zh_cn: '按十进制四舍五入到若干位小数，一半远离零：-2.5 得 -3，1.005 保留两位得 1.01',
      en: 'To so many decimals as written in decimal, half away from zero: -2.5 is -3, 1.005 to two decimals is 1.01',
    },
    words: ['decimals', '小数位', '取整', '保留小数'],
    inputs: [
      { name: 'value', type: types.number },
      { name: 'digits', type: types.integer, default: 0 },
    ],
    result: always(types.number),
    run: (value: unknown, digits: unknown): number => roundDecimal(asNumber(value), asNumber(digits)),
    examples: [
      gives(3, 2.5, 0),
      gives(-3, -2.5, 0),
      gives(1.01, 1.005, 2),
      gives(-1.01, -1.005, 2),
      gives(0, -0.4, 0),
      gives(1e21, 1e21, 2),
      refuses('digits', 1, -1),
      refuses('digits', 1, 1.5),
      refuses('number', '2.5', 0),
    ],
  },
  floor: unary(
    {
      label: { zh_cn: '向下取整', en: 'Floor' },
      doc: { zh_cn: '不大于该数的最大整数：-1.5 得 -2', en: 'The largest integer that is not above the number: -1.5 is -2' },
      words: ['round down', '取整', '地板'],
      examples: [gives(1, 1.9), gives(-2, -1.5), gives(3, 3), refuses('range', 1e21)],
    },
    always(types.integer),
    (value) => safeInteger(Math.floor(value)),
  ),
  ceil: unary(
    {
      label: { zh_cn: '向上取整', en: 'Ceiling' },
      doc: { zh_cn: '不小于该数的最小整数：-1.5 得 -1', en: 'The smallest integer that is not below the number: -1.5 is -1' },
      words: ['round up', '取整', '天花板'],
      examples: [gives(2, 1.1), gives(-1, -1.5), gives(0, -0.5), refuses('range', 1e21)],
    },
    always(types.integer),
    (value) => safeInteger(Math.ceil(value)),
  ),
  abs: unary(
    {
      label: { zh_cn: '绝对值', en: 'Absolute value' },
      doc: { zh_cn: '去掉负号的数', en: 'The number without its sign' },
      words: ['||', 'magnitude'],
      examples: [gives(3, -3), gives(0, -0), gives(1.5, 1.5)],
    },
    widest,
    Math.abs,
  ),
  negate: unary(
    {
      label: { zh_cn: '取负', en: 'Negate' },
      doc: { zh_cn: '相反数；0 仍是 0', en: 'The number with the other sign; 0 stays 0' },
      words: ['minus', '相反数', '负数'],
      examples: [gives(-3, 3), gives(3, -3), gives(0, 0)],
    },
    widest,
    (value) => 0 - value,
  ),
  min: arithmetic(
    {
      label: { zh_cn: '较小值', en: 'Minimum' },
      doc: { zh_cn: '两数中较小的一个', en: 'The smaller of two numbers' },
      words: ['smaller', 'least', '最小'],
      examples: [gives(2, 2, 3), gives(-1.5, -1, -1.5), refuses('number', 'a', 1)],
    },
    Math.min,
  ),
  max: arithmetic(
    {
      label: { zh_cn: '较大值', en: 'Maximum' },
      doc: { zh_cn: '两数中较大的一个', en: 'The larger of two numbers' },
      words: ['larger', 'greatest', '最大'],
      examples: [gives(3, 2, 3), gives(-1, -1, -1.5), refuses('number', true, 1)],
    },
    Math.max,
  ),
} as const satisfies Record<string, OperationRule>;
