import { gives, type OperationHelp, refuses } from './operation-help.ts';

const max = Number.MAX_SAFE_INTEGER;

export const numberHelp = {
  add: {
    doc: {
      zh_cn: '两数之和；整数精确到 ±9007199254740991，超出则失败',
      en: 'The sum of two numbers; integers are exact within ±9007199254740991 and fail beyond',
    },
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
  subtract: {
    doc: { zh_cn: '第一个数减去第二个数', en: 'The first number less the second' },
    words: ['minus', 'difference', '−', '减法', '相减'],
    examples: [gives(-1, 2, 3), gives(0, -0, 0), refuses('range', -max, 1), gives(1.5, 2, 0.5)],
  },
  multiply: {
    doc: { zh_cn: '两数之积', en: 'The product of two numbers' },
    words: ['times', 'product', '*', 'x', '乘法', '相乘'],
    examples: [gives(6, 2, 3), gives(0, 0, -5), refuses('range', max, 2), gives(1e42, 1e21, 1e21), refuses('infinite', 1e200, 1e200)],
  },
  divide: {
    doc: { zh_cn: '第一个数除以第二个数，保留小数；除数不能为 0', en: 'The first number divided by the second, with decimals; the divisor cannot be 0' },
    words: ['/', 'quotient', '除法', '相除'],
    examples: [gives(2.5, 5, 2), gives(3, 6, 2), gives(0, 0, -3), refuses('zero', 1, 0), refuses('infinite', 1e300, 1e-300)],
  },
  divideWhole: {
    doc: { zh_cn: '商的整数部分，向零取整：-7 ÷ 2 得 -3', en: 'The whole part of the quotient, towards zero: -7 ÷ 2 is -3' },
    words: ['div', 'integer division', '取整', '商'],
    examples: [gives(3, 7, 2), gives(-3, -7, 2), gives(-3, 7, -2), gives(0, 1, 2), gives(15, 7.5, 0.5), refuses('zero', 1, 0), refuses('range', 1e21, 1)],
  },
  modulo: {
    doc: {
      zh_cn: '整除后的余数，符号与第一个数相同：-7 除以 2 余 -1',
      en: 'What is left by whole division, with the sign of the first number: -7 by 2 leaves -1',
    },
    words: ['mod', 'remainder', 'rest', '余数', '求余', '模'],
    examples: [gives(1, 7, 2), gives(-1, -7, 2), gives(1, 7, -2), gives(0, -4, 2), gives(0.5, 5.5, 1), refuses('zero', 5, 0)],
  },
  power: {
    doc: { zh_cn: '底数的整数次幂，指数为 -1024 到 1024', en: 'The base to a whole exponent from -1024 to 1024' },
    words: ['**', 'pow', 'exponent', '乘方', '次方', '指数'],
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
  squareRoot: {
    doc: { zh_cn: '不小于 0 的数的平方根', en: 'The square root of a number that is not negative' },
    words: ['sqrt', '开方'],
    examples: [gives(3, 9), gives(1.7320508075688772, 3), gives(0, -0), refuses('root', -1)],
  },
  round: {
    doc: {
      zh_cn: '按十进制四舍五入到若干位小数，一半远离零：-2.5 得 -3，1.005 保留两位得 1.01',
      en: 'To so many decimals as written in decimal, half away from zero: -2.5 is -3, 1.005 to two decimals is 1.01',
    },
    words: ['decimals', '小数位', '取整', '保留小数'],
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
  floor: {
    doc: { zh_cn: '不大于该数的最大整数：-1.5 得 -2', en: 'The largest integer that is not above the number: -1.5 is -2' },
    words: ['round down', '取整', '地板'],
    examples: [gives(1, 1.9), gives(-2, -1.5), gives(3, 3), refuses('range', 1e21)],
  },
  ceil: {
    doc: { zh_cn: '不小于该数的最小整数：-1.5 得 -1', en: 'The smallest integer that is not below the number: -1.5 is -1' },
    words: ['round up', '取整', '天花板'],
    examples: [gives(2, 1.1), gives(-1, -1.5), gives(0, -0.5), refuses('range', 1e21)],
  },
  abs: {
    doc: { zh_cn: '去掉负号的数', en: 'The number without its sign' },
    words: ['||', 'magnitude'],
    examples: [gives(3, -3), gives(0, -0), gives(1.5, 1.5)],
  },
  negate: {
    doc: { zh_cn: '相反数；0 仍是 0', en: 'The number with the other sign; 0 stays 0' },
    words: ['minus', '相反数', '负数'],
    examples: [gives(-3, 3), gives(3, -3), gives(0, 0)],
  },
  min: {
    doc: { zh_cn: '两数中较小的一个', en: 'The smaller of two numbers' },
    words: ['smaller', 'least', '最小'],
    examples: [gives(2, 2, 3), gives(-1.5, -1, -1.5), refuses('number', 'a', 1)],
  },
  max: {
    doc: { zh_cn: '两数中较大的一个', en: 'The larger of two numbers' },
    words: ['larger', 'greatest', '最大'],
    examples: [gives(3, 2, 3), gives(-1, -1, -1.5), refuses('number', true, 1)],
  },
} as const satisfies Record<string, OperationHelp>;
