import { dateForm, offsetMinutes, platformOffset } from '../../../../engine/core/text/date.ts';
import { fail } from './failure.ts';

/** A day counted from 0000-03-01 and the seconds since midnight; null for a date without a time. */
export interface Moment {
  day: number;
  seconds: number | null;
}

/** A day of the Gregorian calendar. */
export interface CalendarDay {
  year: number;
  month: number;
  day: number;
}

/** 0001-01-01, 1970-01-01 and 9999-12-31. */
export const firstDay = 306;
export const epochDay = 719468;
export const lastDay = 3652364;
export const secondsPerDay = 86_400;
/** Dates are local time in China, UTC+8; historic daylight saving times are ignored, so that every day has 24 hours. */
export const zoneSeconds = platformOffset * 60;

/** Returns the number of a day in the proleptic Gregorian calendar. Years start in March here, which puts the leap day at the end. */
export function dayNumber({ year, month, day }: CalendarDay): number {
  const marchYear = month <= 2 ? year - 1 : year;
  const yearDays = 365 * marchYear + Math.floor(marchYear / 4) - Math.floor(marchYear / 100) + Math.floor(marchYear / 400);
  return yearDays + Math.floor((((month + 9) % 12) * 306 + 5) / 10) + day - 1;
}

/** Inverts `dayNumber`. */
export function calendarDay(number: number): CalendarDay {
  let year = Math.floor((10000 * number + 14780) / 3652425);
  let rest = number - dayNumber({ year, month: 3, day: 1 });
  if (rest < 0) {
    year--;
    rest = number - dayNumber({ year, month: 3, day: 1 });
  }
  const index = Math.floor((100 * rest + 52) / 3060);
  return { year: year + Math.floor((index + 2) / 12), month: ((index + 2) % 12) + 1, day: rest - Math.floor((index * 306 + 5) / 10) + 1 };
}

/** Returns the number of days of a month. */
export function daysInMonth(year: number, month: number): number {
  return month === 2 ? (year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31;
}

/**
 * Parses a date in any form a parameter may have (`parseDate`). Converts a date with an offset to the platform's time zone, UTC+8, and drops
 * fractions of a second.
 * @throws Failure for days, times and offsets that do not exist
 */
export function asDate(value: unknown): Moment {
  const parts = typeof value === 'string' ? dateForm.exec(value) : null;
  if (!parts) return fail('date');
  const [year, month, day] = parts.slice(1, 4).map(Number) as [number, number, number];
  if (year < 1 || month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) fail('date');
  if (parts[4] === undefined) return { day: dayNumber({ year, month, day }), seconds: null };
  const [hour, minute, second] = parts.slice(4, 7).map(Number) as [number, number, number];
  if (hour > 23 || minute > 59 || second > 59) fail('date');
  const moment = { day: dayNumber({ year, month, day }), seconds: hour * 3600 + minute * 60 + second };
  const offset = offsetMinutes(parts[8]) ?? fail('date');
  return parts[8] === undefined ? moment : momentAfter(moment.day, moment.seconds + (platformOffset - offset) * 60);
}

/** Returns the moment so many seconds after midnight of a day, which may be on another day. */
export function momentAfter(day: number, seconds: number): Moment {
  const days = Math.floor(seconds / secondsPerDay);
  return { day: inRange(day + days), seconds: seconds - days * secondsPerDay };
}

/**
 * Returns the day, unless it is outside of the years 0001 to 9999.
 * @throws Failure for such a day
 */
export function inRange(day: number): number {
  return day < firstDay || day > lastDay ? fail('dateRange') : day;
}

/** Pads a number to two digits. */
export const twoDigits = (value: number) => String(value).padStart(2, '0');

/** Prints a moment as `YYYY-MM-DD` or `YYYY-MM-DD HH:mm:ss`. */
export function dateText({ day: number, seconds }: Moment): string {
  const { year, month, day } = calendarDay(number);
  const date = `${String(year).padStart(4, '0')}-${twoDigits(month)}-${twoDigits(day)}`;
  return seconds === null ? date : `${date} ${clockOf(seconds).map(twoDigits).join(':')}`;
}

/** Splits seconds since midnight. */
export function clockOf(seconds: number): [hour: number, minute: number, second: number] {
  return [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
}

/** Returns the day of the week: 1 is Monday, 7 is Sunday. */
export function weekdayOf(day: number): number {
  return ((day + 2) % 7) + 1;
}
