import { platformDay } from '../../../core/text/date.ts';
import type { FormatValues } from '../../../server/kernel/format-values.ts';

export const dateValues: FormatValues = {
  sheet: { kind: 'text', toCell: String, fromCell: (cell, text) => (cell instanceof Date ? platformDay(cell.getTime()) : text.replaceAll('/', '-')) },
};
