import { readMoment } from '../../../core/text/date.ts';
import { type FormatValues, unreadable } from '../../../server/kernel/format-values.ts';

export const dateTimeValues: FormatValues = {
  stored: toUtc,
  sheet: { kind: 'moment', toCell: (value) => new Date(String(value)), fromCell: momentOf },
};

/** `2026-11-21 12:00:00` in the platform's zone, or an ISO moment, as `2026-11-21T04:00:00.000Z`. */
function toUtc(text: string): string {
  return new Date(readMoment(text) ?? text).toISOString();
}

function momentOf(cell: unknown, text: string): string | typeof unreadable {
  const moment = cell instanceof Date ? cell.getTime() : readMoment(text);
  return moment === null || Number.isNaN(moment) ? unreadable : new Date(moment).toISOString();
}
