import { type FormatValues, unreadable } from '../../../server/kernel/format-values.ts';

export const dateTimeValues: FormatValues = {
  stored: toUtc,
  sheet: { kind: 'moment', toCell: (value) => new Date(String(value)), fromCell: momentOf },
};

/** `2026-11-21 12:00:00` in the server's zone, or an ISO moment, as `2026-11-21T04:00:00.000Z`. */
function toUtc(text: string): string {
  return new Date(text.replace(' ', 'T')).toISOString();
}

function momentOf(cell: unknown, text: string): string | typeof unreadable {
  const moment = cell instanceof Date ? cell : new Date(/^\d{4}[-/]\d{1,2}[-/]\d{1,2}$/.test(text) ? `${text} 00:00:00` : text);
  return Number.isNaN(moment.getTime()) ? unreadable : moment.toISOString();
}
