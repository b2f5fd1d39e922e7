import { texts } from '../../../../generated/words/format-date-time/date-time-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { hasUsualYear, parseDate } from '../../../core/text/date.ts';
import { halfWidthLine } from '../../../core/text/half-width.ts';

export const dateTimeFormat: FormatType = {
  types: ['string'],
  column: 'datetime',
  rule: {
    check: (value) => value.length > 10 && hasUsualYear(value) && parseDate(value) !== null,
    allowed: texts.allowed,
  },
  normalize: halfWidthLine,
  comparedAs: 'moment',
};
