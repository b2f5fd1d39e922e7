import { localDay } from '../../../core/text/local-moment.ts';
import type { FormatValues } from '../../../server/kernel/format-values.ts';

export const dateValues: FormatValues = {
  sheet: { kind: 'text', toCell: String, fromCell: (cell, text) => (cell instanceof Date ? localDay(cell) : text.replaceAll('/', '-')) },
};
