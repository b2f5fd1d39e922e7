import { texts } from '../../../../generated/words/format-url/url-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { halfWidthLine } from '../../../core/text/half-width.ts';
import { isWebAddress } from '../../../core/text/web-address.ts';

export const urlFormat: FormatType = {
  types: ['string'],
  rule: {
    check: isWebAddress,
    allowed: texts.allowed,
  },
  normalize: halfWidthLine,
  standard: { argument: 'uri' },
};
