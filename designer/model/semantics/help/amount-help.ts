import { texts } from '../../../../generated/words/designer-model/amount-help.ts';
import { gives, type OperationHelp, refuses } from './operation-help.ts';

const max = Number.MAX_SAFE_INTEGER;

export const amountHelp = {
  toDecimal: {
    doc: texts.toDecimal,
    words: ['decimal', 'exact', '十进制', '精确'],
    examples: [
      gives(0.1, '0.1'),
      gives(-12, '-12.00'),
      gives(19.99, 19.99),
      gives(null, null),
      refuses('convert', '1e3'),
      refuses('convert', ''),
      refuses('precision', 0.3333333333333333),
      refuses('precision', 1e21),
      refuses('number', true),
    ],
  },
  toMoney: {
    doc: texts.toMoney,
    words: ['money', 'yuan', 'price', '金额', '元'],
    examples: [
      gives(1999, 19.99),
      gives(1990, 19.9),
      gives(-1, -0.01),
      gives(500, 5),
      gives(0, -0),
      gives(null, null),
      refuses('fen', 17.991),
      refuses('range', max),
      refuses('number', '5'),
    ],
  },
  toYuan: {
    doc: texts.toYuan,
    words: ['decimal', 'price', '金额', '元'],
    examples: [gives(19.99, 1999), gives(-0.01, -1), gives(5, 500), gives(90071992547409.9, 9007199254740990), gives(null, null), refuses('number', '1')],
  },
  toFen: { doc: texts.toFen, words: ['cents', '分'], examples: [gives(1999, 1999), gives(null, null), refuses('integer', 19.99)] },
  fromFen: { doc: texts.fromFen, words: ['cents', 'money', '分', '金额'], examples: [gives(1999, 1999), gives(null, null), refuses('integer', 0.5)] },
} as const satisfies Record<string, OperationHelp>;
