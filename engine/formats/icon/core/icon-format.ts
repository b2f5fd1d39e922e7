import { texts } from '../../../../generated/words/format-icon/icon-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { halfWidthLine } from '../../../core/text/half-width.ts';
import { isFileAddress } from '../../../core/text/web-address.ts';

export const iconFormat: FormatType = {
  types: ['string'],
  rule: {
    check: (value) => /^[A-Za-z][A-Za-z0-9_-]{0,63}$/.test(value) || isFileAddress(value),
    allowed: texts.allowed,
  },
  normalize: halfWidthLine,
};
