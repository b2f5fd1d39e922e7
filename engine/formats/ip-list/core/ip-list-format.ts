import { texts } from '../../../../generated/words/format-ip-list/ip-list-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { toHalfWidth } from '../../../core/text/half-width.ts';
import { isAddressOrRange } from './addresses.ts';

export const ipListFormat: FormatType = {
  types: ['string'],
  rule: {
    check: (value) => value.length <= 5_000 && value.split(',').every((part) => isAddressOrRange(part.trim())),
    allowed: texts.allowed,
  },
  normalize: (text) =>
    toHalfWidth(text)
      .split(/[,;\s]+/)
      .filter(Boolean)
      .join(','),
};
