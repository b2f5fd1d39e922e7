import { texts } from '../../../../generated/words/designer-model/number-help.ts';
import { gives, type OperationHelp, refuses } from './operation-help.ts';

const max = Number.MAX_SAFE_INTEGER;

export const numberHelp = {
  add: {
    doc: texts.add,
    words: ['plus', 'sum', '加法', '求和', '相加'],
    examples: [
      gives(5, 2, 3),
      gives(0.3, 0.1, 0.2),
      gives(1234567.9, 1234567.89, 0.01),
      gives(max, max, 0),
      refuses('range', max, 1),
      refuses('number', '1', 2),
      refuses('number', null, 2),
    ],
  },
  subtract: {
    doc: texts.subtract,
    words: ['minus', 'difference', '−', '减法', '相减'],
    examples: [gives(-1, 2, 3), gives(0, -0, 0), refuses('range', -max, 1), gives(1.5, 2, 0.5), gives(0.1, 0.3, 0.2), gives(0, 19.99, 19.99)],
  },
  multiply: {
    doc: texts.multiply,
    words: ['times', 'product', '*', 'x', '乘法', '相乘'],
    examples: [
      gives(6, 2, 3),
      gives(0, 0, -5),
      gives(17.991, 19.99, 0.9),
      gives(-0.01, 0.1, -0.1),
      refuses('range', max, 2),
      gives(1e42, 1e21, 1e21),
      refuses('infinite', 1e200, 1e200),
    ],
  },
  divide: {
    doc: texts.divide,
    words: ['/', 'quotient', '除法', '相除'],
    examples: [
      gives(2.5, 5, 2),
      gives(3, 6, 2),
      gives(0, 0, -3),
      gives(3, 0.3, 0.1),
      gives(3.3333333333333335, 10, 3),
      refuses('zero', 1, 0),
      refuses('infinite', 1e300, 1e-300),
    ],
  },
  divideWhole: {
    doc: texts.divideWhole,
    words: ['div', 'integer division', '取整', '商'],
    examples: [gives(3, 7, 2), gives(-3, -7, 2), gives(-3, 7, -2), gives(0, 1, 2), gives(15, 7.5, 0.5), refuses('zero', 1, 0), refuses('range', 1e21, 1)],
  },
  modulo: {
    doc: texts.modulo,
    words: ['mod', 'remainder', 'rest', '余数', '求余', '模'],
    examples: [
      gives(1, 7, 2),
      gives(-1, -7, 2),
      gives(1, 7, -2),
      gives(0, -4, 2),
      gives(0.5, 5.5, 1),
      gives(0.1, 1, 0.3),
      gives(-0.1, -1, 0.3),
      refuses('zero', 5, 0),
    ],
  },
  power: {
    doc: texts.power,
    words: ['**', 'pow', 'exponent', '乘方', '次方', '指数'],
    examples: [
      gives(1024, 2, 10),
      gives(-8, -2, 3),
      gives(0.25, 2, -2),
      gives(1.21, 1.1, 2),
      gives(1, 0, 0),
      refuses('zero', 0, -1),
      refuses('range', 2, 53),
      refuses('exponent', 4, 0.5),
    ],
  },
  squareRoot: {
    doc: texts.squareRoot,
    words: ['sqrt', '开方'],
    examples: [gives(3, 9), gives(1.7320508075688772, 3), gives(0, -0), refuses('root', -1)],
  },
  round: {
    doc: texts.round,
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
    doc: texts.floor,
    words: ['round down', '取整', '地板'],
    examples: [gives(1, 1.9), gives(-2, -1.5), gives(3, 3), refuses('range', 1e21)],
  },
  ceil: {
    doc: texts.ceil,
    words: ['round up', '取整', '天花板'],
    examples: [gives(2, 1.1), gives(-1, -1.5), gives(0, -0.5), refuses('range', 1e21)],
  },
  abs: {
    doc: texts.abs,
    words: ['||', 'magnitude'],
    examples: [gives(3, -3), gives(0, -0), gives(1.5, 1.5)],
  },
  negate: {
    doc: texts.negate,
    words: ['minus', '相反数', '负数'],
    examples: [gives(-3, 3), gives(3, -3), gives(0, 0)],
  },
  min: {
    doc: texts.min,
    words: ['smaller', 'least', '最小'],
    examples: [gives(2, 2, 3), gives(-1.5, -1, -1.5), refuses('number', 'a', 1)],
  },
  max: {
    doc: texts.max,
    words: ['larger', 'greatest', '最大'],
    examples: [gives(3, 2, 3), gives(-1, -1, -1.5), refuses('number', true, 1)],
  },
} as const satisfies Record<string, OperationHelp>;
