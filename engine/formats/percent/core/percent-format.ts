import { texts } from '../../../../generated/words/format-percent/percent-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';

/** A share as people say it: 12.5 is 12.5%. */
export const percentFormat: FormatType = {
  types: ['number', 'integer'],
  limitText: (limit) => `${limit}%`,
  note: texts.note,
};
