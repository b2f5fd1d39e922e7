import { texts } from '../../../../generated/words/format-money/money-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { formatMoney } from '../../../core/text/money.ts';

/** Integer fen inside, yuan outside. */
export const moneyFormat: FormatType = {
  types: ['integer'],
  column: 'bigint',
  limitText: formatMoney,
  mustBe: texts.mustBe,
  note: texts.note,
};
