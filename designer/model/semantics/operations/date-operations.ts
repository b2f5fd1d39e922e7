import { texts as words } from '../../../../generated/words/designer-model/date-operations.ts';
import { asDate, calendarDay, clockOf, dateText, dayNumber, daysInMonth, inRange, momentAfter, secondsPerDay, twoDigits, weekdayOf } from '../values/dates.ts';
import { fail } from '../values/failure.ts';
import { limitedText } from '../values/texts.ts';
import { asChoice, asInteger, asText } from '../values/values.ts';
import { always, type OperationRule, one, two, types } from './operation-rule.ts';

export const dateParts = ['year', 'quarter', 'month', 'day', 'weekday', 'dayOfYear', 'hour', 'minute', 'second'] as const;
export const spans = ['day', 'month', 'year'] as const;

const shifted = (amount: string) => [
  { name: 'date', type: types.date },
  { name: amount, type: types.integer },
];

export const dateOperations = {
  addDays: {
    section: 'date',
    label: words.addDays,
    inputs: shifted('days'),
    result: always(types.date),
    run: (date: unknown, days: unknown): string => {
      const { day, seconds } = asDate(date);
      return dateText({ day: inRange(day + asInteger(days)), seconds });
    },
  },
  addMonths: {
    section: 'date',
    label: words.addMonths,
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
  },
  addSeconds: {
    section: 'date',
    label: words.addSeconds,
    inputs: shifted('seconds'),
    result: always(types.date),
    run: (date: unknown, amount: unknown): string => {
      const { day, seconds } = asDate(date);
      return dateText(momentAfter(day, (seconds ?? 0) + asInteger(amount)));
    },
  },
  daysBetween: {
    section: 'date',
    label: words.daysBetween,
    inputs: two(types.date),
    result: always(types.integer),
    run: (a: unknown, b: unknown): number => asDate(b).day - asDate(a).day,
  },
  secondsBetween: {
    section: 'date',
    label: words.secondsBetween,
    inputs: two(types.date),
    result: always(types.integer),
    run: (a: unknown, b: unknown): number => {
      const [from, to] = [asDate(a), asDate(b)];
      return (to.day - from.day) * secondsPerDay + (to.seconds ?? 0) - (from.seconds ?? 0);
    },
  },
  datePart: {
    section: 'date',
    label: words.datePart,
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
  },
  formatDate: {
    section: 'date',
    label: words.formatDate,
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
  },
  startOf: {
    section: 'date',
    label: words.startOf,
    inputs: [
      { name: 'date', type: types.date },
      { name: 'span', type: types.text, default: 'day', choices: spans },
    ],
    result: always(types.date),
    run: (date: unknown, span: unknown): string => {
      const { year, month, day } = calendarDay(asDate(date).day);
      const unit = asChoice(span, spans);
      return dateText({ day: dayNumber({ year, month: unit === 'year' ? 1 : month, day: unit === 'day' ? day : 1 }), seconds: null });
    },
  },
  daysInMonth: {
    section: 'date',
    label: words.daysInMonth,
    inputs: one(types.date, 'date'),
    result: always(types.integer),
    run: (date: unknown): number => {
      const { year, month } = calendarDay(asDate(date).day);
      return daysInMonth(year, month);
    },
  },
} as const satisfies Record<string, OperationRule>;
