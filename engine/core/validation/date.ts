const pattern = /^(\d{4})-(\d{2})-(\d{2})(?:[ T](\d{2}):(\d{2}):(\d{2})(?:\.\d{1,3})?(Z)?)?$/;

/**
 * Milliseconds of a date or date-time read as UTC, only for comparing two of them; null when the text is neither
 * `YYYY-MM-DD`, `YYYY-MM-DD HH:mm:ss` nor the ISO form, or names a day or time that does not exist.
 */
export function parseDate(text: string): number | null {
  const parts = pattern.exec(text);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((part) => Number(part ?? 0)) as [number, number, number, number, number, number];
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  moment.setUTCHours(hour, minute, second);
  const isSame = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  return isSame ? moment.getTime() : null;
}
