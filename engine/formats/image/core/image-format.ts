import { texts } from '../../../../generated/words/format-image/image-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { halfWidthLine } from '../../../core/text/half-width.ts';
import { isFileAddress } from '../../../core/text/web-address.ts';

export const imageFormat: FormatType = {
  types: ['string'],
  rule: {
    check: isFileAddress,
    allowed: texts.allowed,
  },
  normalize: halfWidthLine,
};
