import { texts } from '../../../../generated/words/format-file/file-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { halfWidthLine } from '../../../core/text/half-width.ts';
import { isFileAddress } from '../../../core/text/web-address.ts';

export const fileFormat: FormatType = {
  types: ['string'],
  namesFiles: true,
  rule: {
    check: isFileAddress,
    allowed: texts.allowed,
  },
  normalize: halfWidthLine,
};
