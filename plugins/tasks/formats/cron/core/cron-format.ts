import type { FormatType } from '../../../../../engine/core/format/format-type.ts';
import { toHalfWidth } from '../../../../../engine/core/text/half-width.ts';
import { texts } from '../../../../../generated/words/plugin-tasks/cron-format.ts';

/** Times that come again: minute, hour, day, month and weekday, seconds before them where wanted. Whether they ever come is asked of croner. */
export const cronFormat: FormatType = {
  types: ['string'],
  rule: { pattern: /^[0-9A-Za-z*,/?#+-]+( [0-9A-Za-z*,/?#+-]+){4,5}$/, allowed: texts.allowed },
  normalize: (text) => toHalfWidth(text).trim().replace(/\s+/g, ' '),
};
