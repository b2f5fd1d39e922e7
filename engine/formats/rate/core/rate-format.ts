import { texts } from '../../../../generated/words/format-rate/rate-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { toHalfWidth } from '../../../core/text/half-width.ts';
import { ratePattern } from './rate.ts';

/** How often somebody may call: `600/min+50`. */
export const rateFormat: FormatType = {
  types: ['string'],
  rule: { pattern: ratePattern, allowed: texts.allowed },
  normalize: (text) => toHalfWidth(text).replace(/\s+/g, '').toLowerCase(),
  note: texts.note,
};
