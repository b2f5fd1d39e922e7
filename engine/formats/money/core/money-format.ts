import { texts } from '../../../../generated/words/format-money/money-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';

/** Integer fen inside, yuan outside. */
export const moneyFormat: FormatType = {
  types: ['integer'],
  column: 'bigint',
  limitText: (limit) => `¥${(limit / 100).toFixed(2)}`,
  written: texts.written,
  note: texts.note,
};
