import { texts } from '../../../../generated/words/designer-model/try-help.ts';
import { gives, type OperationHelp } from './operation-help.ts';

export const tryHelp = {
  tryInteger: { doc: texts.tryInteger, words: ['int', 'safe', '整数'], examples: [gives(12, '12'), gives(null, '12abc'), gives(null, 1.5), gives(null, null)] },
  tryFloat: { doc: texts.tryFloat, words: ['number', 'safe', '数字'], examples: [gives(1.5, '1.5'), gives(null, '１'), gives(null, []), gives(null, null)] },
  tryDecimal: {
    doc: texts.tryDecimal,
    words: ['number', 'safe', '数字'],
    examples: [gives(0.1, '0.1'), gives(null, '1e3'), gives(null, true), gives(null, null)],
  },
  tryBoolean: { doc: texts.tryBoolean, words: ['flag', 'safe'], examples: [gives(true, '1'), gives(false, 'false'), gives(null, 'yes'), gives(null, null)] },
  tryDate: {
    doc: texts.tryDate,
    words: ['day', 'safe', '时间'],
    examples: [gives('2024-02-29', '2024-02-29'), gives(null, '2023-02-29'), gives(null, 5), gives(null, null)],
  },
} as const satisfies Record<string, OperationHelp>;
