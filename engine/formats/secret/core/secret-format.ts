import { texts } from '../../../../generated/words/format-secret/secret-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';

/** Sealed in the database, masked in answers (`isPrivate`). */
export const secretFormat: FormatType = {
  types: ['string'],
  isVerbatim: true,
  rule: {
    check: (value) => value === value.trim() && !/\p{Cc}/u.test(value.replace(/[\r\n\t]/g, '')),
    allowed: texts.allowed,
  },
  note: texts.note,
};
