import { texts } from '../../../../generated/words/format-date/date-format.ts';
import type { FormatType } from '../../../core/format/format-type.ts';
import { hasUsualYear, parseDate } from '../../../core/text/date.ts';
import { halfWidthLine } from '../../../core/text/half-width.ts';

export const dateFormat: FormatType = {
  types: ['string'],
  column: 'date',
  rule: {
    check: (value) => value.length === 10 && hasUsualYear(value) && parseDate(value) !== null,
    allowed: texts.allowed,
  },
  normalize: halfWidthLine,
  comparedAs: 'day',
  standard: { record: 'date' },
};
