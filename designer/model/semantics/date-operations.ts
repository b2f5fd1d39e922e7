import { asDate, calendarDay, clockOf, dateText, dayNumber, daysInMonth, inRange, momentAfter, secondsPerDay, twoDigits, weekdayOf } from './dates.ts';
import { fail } from './failure.ts';
import { always, gives, type OperationRule, one, refuses, two, types } from './operation-rule.ts';
import { limitedText } from './texts.ts';
import { asChoice, asInteger, asText } from './values.ts';

export const dateParts = ['year', 'quarter', 'month', 'day', 'weekday', 'dayOfYear', 'hour', 'minute', 'second'] as const;
export const spans = ['day', 'month', 'year'] as const;

const shifted = (amount: string) => [
  { name: 'date', type: types.date },
  { name: amount, type: types.integer },
];

export const dateOperations = {
  addDays: {
    section: 'date',
    label: { zh_cn: '加天数', en: 'Add days' },
    doc: { zh_cn: '若干天之后的日期，负数为之前；时间部分不变', en: 'The date so many days later, or earlier when negative; the time of day stays' },
    words: ['days', 'later', '日期', '天', '推迟'],
    inputs: shifted('days'),
    result: always(types.date),
    run: (date: unknown, days: unknown): string => {
      const { day, seconds } = asDate(date);
      return dateText({ day: inRange(day + asInteger(days)), seconds });
    },
    examples: [
      gives('2024-03-01', '2024-02-28', 2),
      gives('2023-12-31 08:00:00', '2024-01-01 08:00:00', -1),
      refuses('date', '2023-02-29', 1),
      refuses('dateRange', '9999-12-31', 1),
      refuses('integer', '2024-01-01', 1.5),
    ],
  },
  addMonths: {
    section: 'date',
    label: { zh_cn: '加月数', en: 'Add months' },
    doc: { zh_cn: '若干月之后的同一天；该月没有这天则取月末', en: 'The same day so many months later; the last of the month where that has no such day' },
    words: ['months', 'later', '月', '年', 'years'],
    inputs: shifted('months'),
    result: always(types.date),
    run: (date: unknown, months: unknown): string => {
      const { day: number, seconds } = asDate(date);
      const { year, month, day } = calendarDay(number);
      const total = year * 12 + month - 1 + asInteger(months);
      if (total < 12 || total >= 120_000) fail('dateRange');
      const target = { year: Math.floor(total / 12), month: (total % 12) + 1 };
      return dateText({ day: dayNumber({ ...target, day: Math.min(day, daysInMonth(target.year, target.month)) }), seconds });
    },
    examples: [
      gives('2024-02-29', '2024-01-31', 1),
      gives('2023-02-28', '2024-02-29', -12),
      gives('2025-01-15 10:20:30', '2024-12-15 10:20:30', 1),
      refuses('dateRange', '0001-01-01', -1),
    ],
  },
  addSeconds: {
    section: 'date',
    label: { zh_cn: '加秒数', en: 'Add seconds' },
    doc: { zh_cn: '若干秒之后的日期时间；只有日期时从零点算起', en: 'The date and time so many seconds later; a date alone begins at midnight' },
    words: ['seconds', 'minutes', 'hours', '秒', '分钟', '小时'],
    inputs: shifted('seconds'),
    result: always(types.date),
    run: (date: unknown, amount: unknown): string => {
      const { day, seconds } = asDate(date);
      return dateText(momentAfter(day, (seconds ?? 0) + asInteger(amount)));
    },
    examples: [
      gives('2024-03-01 00:00:00', '2024-02-29 23:59:59', 1),
      gives('2023-12-31 23:59:59', '2024-01-01', -1),
      gives('1986-05-04 03:00:00', '1986-05-04 00:00:00', 10800),
      refuses('dateRange', '2024-01-01', 9007199254740991),
    ],
  },
  daysBetween: {
    section: 'date',
    label: { zh_cn: '相差天数', en: 'Days between' },
    doc: { zh_cn: '从第一个日期到第二个日期的日历天数，不看时间', en: 'Calendar days from the first date to the second, whatever the time of day' },
    words: ['difference', 'days', '间隔', '天数差'],
    inputs: two(types.date),
    result: always(types.integer),
    run: (a: unknown, b: unknown): number => asDate(b).day - asDate(a).day,
    examples: [
      gives(366, '2024-01-01', '2025-01-01'),
      gives(-1, '2024-03-01', '2024-02-29'),
      gives(1, '2024-01-01 23:59:59', '2024-01-02'),
      refuses('date', '2024-1-1', '2024-01-02'),
    ],
  },
  secondsBetween: {
    section: 'date',
    label: { zh_cn: '相差秒数', en: 'Seconds between' },
    doc: { zh_cn: '从第一个时刻到第二个时刻的秒数', en: 'Seconds from the first moment to the second' },
    words: ['difference', 'seconds', '间隔', '秒数差'],
    inputs: two(types.date),
    result: always(types.integer),
    run: (a: unknown, b: unknown): number => {
      const [from, to] = [asDate(a), asDate(b)];
      return (to.day - from.day) * secondsPerDay + (to.seconds ?? 0) - (from.seconds ?? 0);
    },
    examples: [
      gives(86401, '2024-01-01', '2024-01-02 00:00:01'),
      gives(-60, '2024-01-01 00:01:00', '2024-01-01'),
      refuses('date', '2024-01-01 24:00:00', '2024-01-02'),
    ],
  },
  datePart: {
    section: 'date',
    label: { zh_cn: '取日期部分', en: 'Part of a date' },
    doc: {
      zh_cn: '年、季、月、日、星期（1 为周一）、年内第几天、时、分或秒',
      en: 'Its year, quarter, month, day, weekday (1 is Monday), day of the year, hour, minute or second',
    },
    words: ['year', 'month', 'day', 'weekday', 'hour', '年', '月', '星期', '季度'],
    inputs: [
      { name: 'date', type: types.date },
      { name: 'part', type: types.text, default: 'year', choices: dateParts },
    ],
    result: always(types.integer),
    run: (date: unknown, part: unknown): number => {
      const { day: number, seconds } = asDate(date);
      const { year, month, day } = calendarDay(number);
      const [hour, minute, second] = clockOf(seconds ?? 0);
      const dayOfYear = number - dayNumber({ year, month: 1, day: 1 }) + 1;
      return { year, quarter: Math.ceil(month / 3), month, day, weekday: weekdayOf(number), dayOfYear, hour, minute, second }[asChoice(part, dateParts)];
    },
    examples: [
      gives(2024, '2024-02-29', 'year'),
      gives(1, '2024-02-29', 'quarter'),
      gives(4, '2024-02-29', 'weekday'),
      gives(7, '2026-11-22', 'weekday'),
      gives(366, '2024-12-31', 'dayOfYear'),
      gives(23, '2024-01-01 23:10:05', 'hour'),
      gives(0, '2024-01-01', 'minute'),
      refuses('choice', '2024-01-01', 'century'),
    ],
  },
  formatDate: {
    section: 'date',
    label: { zh_cn: '格式化日期', en: 'Format a date' },
    doc: {
      zh_cn: '按格式写日期：YYYY YY MM M DD D HH H mm ss，其余字符照写',
      en: 'The date written by a pattern of YYYY YY MM M DD D HH H mm ss; other characters stand for themselves',
    },
    words: ['pattern', 'print', '日期格式'],
    inputs: [
      { name: 'date', type: types.date },
      { name: 'format', type: types.text, default: 'YYYY-MM-DD' },
    ],
    result: always(types.text),
    run: (date: unknown, format: unknown): string => {
      const { day: number, seconds } = asDate(date);
      const { year, month, day } = calendarDay(number);
      const [hour, minute, second] = clockOf(seconds ?? 0);
      const YYYY = String(year).padStart(4, '0');
      const words: Record<string, string> = {
        ...{ YYYY, YY: YYYY.slice(2), MM: twoDigits(month), M: String(month), DD: twoDigits(day), D: String(day) },
        ...{ HH: twoDigits(hour), H: String(hour), mm: twoDigits(minute), ss: twoDigits(second) },
      };
      return limitedText(asText(format).replace(/YYYY|YY|MM|M|DD|D|HH|H|mm|ss/g, (word) => words[word] ?? word));
    },
    examples: [
      gives('2024年2月9日', '2024-02-09', 'YYYY年M月D日'),
      gives('09/02/24 08:05:00', '2024-02-09 08:05:00', 'DD/MM/YY HH:mm:ss'),
      gives('8', '2024-02-09 08:05:00', 'H'),
      gives('', '2024-02-09', ''),
      refuses('date', '2024-02-30', 'YYYY'),
    ],
  },
  startOf: {
    section: 'date',
    label: { zh_cn: '起始日期', en: 'Start of' },
    doc: { zh_cn: '该日、该月或该年第一天的日期，不带时间', en: 'The date on which its day, month or year begins, without a time' },
    words: ['start of day', 'start of month', 'midnight', '月初', '年初', '零点', '日期部分'],
    inputs: [
      { name: 'date', type: types.date },
      { name: 'span', type: types.text, default: 'day', choices: spans },
    ],
    result: always(types.date),
    run: (date: unknown, span: unknown): string => {
      const { year, month, day } = calendarDay(asDate(date).day);
      const kept = asChoice(span, spans);
      return dateText({ day: dayNumber({ year, month: kept === 'year' ? 1 : month, day: kept === 'day' ? day : 1 }), seconds: null });
    },
    examples: [
      gives('2024-02-29', '2024-02-29 23:59:59', 'day'),
      gives('2024-02-01', '2024-02-29', 'month'),
      gives('2024-01-01', '2024-02-29', 'year'),
      refuses('choice', '2024-02-29', 'week'),
    ],
  },
  daysInMonth: {
    section: 'date',
    label: { zh_cn: '当月天数', en: 'Days in the month' },
    doc: { zh_cn: '日期所在月份的天数', en: 'How many days the month of the date has' },
    words: ['leap year', '闰年', '月末'],
    inputs: one(types.date, 'date'),
    result: always(types.integer),
    run: (date: unknown): number => {
      const { year, month } = calendarDay(asDate(date).day);
      return daysInMonth(year, month);
    },
    examples: [gives(29, '2024-02-01'), gives(28, '2100-02-01'), gives(29, '2000-02-01'), gives(31, '2024-12-31 10:00:00')],
  },
} as const satisfies Record<string, OperationRule>;
