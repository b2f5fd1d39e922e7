/** Accepted forms of a date: a day, or a day and a time, which may have fractions of a second and an offset (RFC 3339). */
export const dateForm = /^(\d{4})-(\d{2})-(\d{2})(?:[Tt ](\d{2}):(\d{2}):(\d{2})(?:\.(\d{1,9}))?([Zz]|[+-]\d{2}:\d{2})?)?$/;

/** Offset of the platform's time zone from UTC in minutes: dates without an offset are China Standard Time. */
export const platformOffset = 8 * 60;

/**
 * Returns the moment of a text in milliseconds since 1970, with fractions if it has any; null if the text has none of the forms of `dateForm`, or
 * contains a day, time or offset that does not exist. A date without an offset is read at UTC+8. Second 60 is refused, because the platform has no
 * leap seconds. Offsets range from -23:59 to +23:59 (RFC 3339).
 * @example parseDate('2026-11-22T10:00:00Z') === parseDate('2026-11-22 18:00:00') // true
 */
export function parseDate(text: string): number | null {
  const parts = dateForm.exec(text);
  if (!parts) return null;
  const [year, month, day, hour, minute, second] = parts.slice(1, 7).map((part) => Number(part ?? 0)) as [number, number, number, number, number, number];
  const offset = offsetMinutes(parts[8]);
  const moment = new Date(0);
  moment.setUTCFullYear(year, month - 1, day);
  moment.setUTCHours(hour, minute, second);
  const isReal = moment.getUTCMonth() === month - 1 && moment.getUTCDate() === day && hour < 24 && minute < 60 && second < 60;
  if (!isReal || offset === null) return null;
  const whole = moment.getTime() - offset * 60_000;
  return parts[7] === undefined ? whole : whole + Number(`0.${parts[7]}`) * 1_000;
}

/** As `dateForm`, with what spreadsheets and people write besides: slashes, one digit for two, no seconds, `+0800`. */
const writtenForm = /^(\d{4})[-/](\d{1,2})[-/](\d{1,2})(?:[Tt ]\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?\s*([Zz]|[+-]\d{2}:?\d{2})?)?$/;

/**
 * Returns the moment of a text as people and other programs write it, in milliseconds since 1970; null if it has none of the forms, or contains a day,
 * time or offset that does not exist. A text without an offset is read at UTC+8.
 * @example readMoment('2026/1/2 9:30') === Date.parse('2026-01-02T01:30:00Z') // true
 */
export function readMoment(text: string): number | null {
  const parts = writtenForm.exec(text.trim());
  if (!parts) return null;
  const [, year, month, day, hour = '', minute = '00', second = '00', fraction = '0', offset = ''] = parts;
  const two = (digits: string) => digits.padStart(2, '0');
  const zone = offset.replace(/^([+-]\d\d)(\d\d)$/, '$1:$2');
  const moment = parseDate(`${year}-${two(month!)}-${two(day!)} ${two(hour)}:${minute}:${second}.${fraction}${zone}`);
  return moment === null ? null : Math.trunc(moment);
}

/**
 * Returns the day of a moment in the platform's time zone: `2026-11-21`.
 * @param moment milliseconds since 1970
 */
export function platformDay(moment: number): string {
  return new Date(moment + platformOffset * 60_000).toISOString().slice(0, 10);
}

/**
 * Returns a moment in the platform's time zone: `2026-11-21 18:00:00`.
 * @param moment milliseconds since 1970
 */
export function platformTime(moment: number): string {
  return new Date(moment + platformOffset * 60_000).toISOString().slice(0, 19).replace('T', ' ');
}

/** Returns an offset from UTC in minutes, the platform's if there is none; null for an invalid offset. */
export function offsetMinutes(offset: string | undefined): number | null {
  if (offset === undefined) return platformOffset;
  if (/^z$/i.test(offset)) return 0;
  const [hours, minutes] = [Number(offset.slice(1, 3)), Number(offset.slice(4, 6))];
  if (hours > 23 || minutes > 59) return null;
  return (offset.startsWith('-') ? -1 : 1) * (hours * 60 + minutes);
}

/** Whether the year has four digits and is 1000 or later: both databases can store and order these in any time zone. */
export function hasUsualYear(value: string): boolean {
  return /^[1-9]\d{3}-/.test(value) && value < '9999-12-31';
}
