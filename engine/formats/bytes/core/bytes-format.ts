import { texts } from '../../../../generated/words/format-bytes/bytes-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { bytesText } from './bytes-text.ts';

/** A size in bytes. */
export const bytesFormat: FormatType = {
  types: ['integer'],
  column: 'bigint',
  minimum: 0,
  limitText: bytesText,
  note: texts.note,
};
