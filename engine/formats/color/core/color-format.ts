import { texts } from '../../../../generated/words/format-color/color-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { halfWidthLine } from '../../../core/text/half-width.ts';

export const colorFormat: FormatType = {
  types: ['string'],
  rule: {
    pattern: /^#([0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/,
    allowed: texts.allowed,
  },
  normalize: halfWidthLine,
};
