import { texts } from '../../../../generated/words/format-phone/phone-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { toHalfWidth } from '../../../core/text/half-width.ts';

/** Masked for whoever may not edit the record (`derive/fields/phone-fields.ts`). */
export const phoneFormat: FormatType = {
  types: ['string'],
  rule: {
    pattern: /^(1[3-9]\d{9}|0\d{2,3}-?\d{7,8}(-\d{1,6})?|[48]00-?\d{3}-?\d{4}|\+\d[\d -]{5,18}\d)$/,
    allowed: texts.allowed,
    wrong: () => texts.wrong,
  },
  normalize: (text) => toHalfWidth(text).replace(/\s/g, ''),
};
