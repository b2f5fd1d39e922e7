import { texts } from '../../../../generated/words/format-password/password-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';

/** Hashed in the database, never answered (`isPrivate`). */
export const passwordFormat: FormatType = {
  types: ['string'],
  isVerbatim: true,
  rule: {
    check: (value) => !/\s/.test(value) && [...value].length >= 6 && [...value].length <= 20,
    allowed: texts.allowed,
    wrong: (value) => (/\s/.test(value) ? texts.spaces : texts.length),
  },
};
