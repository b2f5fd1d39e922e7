import { texts } from '../../../../generated/words/designer-model/date-help.ts';
import { gives, type OperationHelp, refuses } from './operation-help.ts';

export const dateHelp = {
  addDays: {
    doc: texts.addDays,
    words: ['days', 'later', '日期', '天', '推迟'],
    examples: [
      gives('2024-03-01', '2024-02-28', 2),
      gives('2023-12-31 08:00:00', '2024-01-01 08:00:00', -1),
      refuses('date', '2023-02-29', 1),
      refuses('dateRange', '9999-12-31', 1),
      refuses('integer', '2024-01-01', 1.5),
    ],
  },
  addMonths: {
    doc: texts.addMonths,
    words: ['months', 'later', '月', '年', 'years'],
    examples: [
      gives('2024-02-29', '2024-01-31', 1),
      gives('2023-02-28', '2024-02-29', -12),
      gives('2025-01-15 10:20:30', '2024-12-15 10:20:30', 1),
      refuses('dateRange', '0001-01-01', -1),
    ],
  },
  addSeconds: {
    doc: texts.addSeconds,
    words: ['seconds', 'minutes', 'hours', '秒', '分钟', '小时'],
    examples: [
      gives('2024-03-01 00:00:00', '2024-02-29 23:59:59', 1),
      gives('2023-12-31 23:59:59', '2024-01-01', -1),
      gives('1986-05-04 03:00:00', '1986-05-04 00:00:00', 10800),
      refuses('dateRange', '2024-01-01', 9007199254740991),
    ],
  },
  daysBetween: {
    doc: texts.daysBetween,
    words: ['difference', 'days', '间隔', '天数差'],
    examples: [
      gives(366, '2024-01-01', '2025-01-01'),
      gives(-1, '2024-03-01', '2024-02-29'),
      gives(1, '2024-01-01 23:59:59', '2024-01-02'),
      refuses('date', '2024-1-1', '2024-01-02'),
    ],
  },
  secondsBetween: {
    doc: texts.secondsBetween,
    words: ['difference', 'seconds', '间隔', '秒数差'],
    examples: [
      gives(86401, '2024-01-01', '2024-01-02 00:00:01'),
      gives(-60, '2024-01-01 00:01:00', '2024-01-01'),
      refuses('date', '2024-01-01 24:00:00', '2024-01-02'),
    ],
  },
  datePart: {
    doc: texts.datePart,
    words: ['year', 'month', 'day', 'weekday', 'hour', '年', '月', '星期', '季度'],
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
    doc: texts.formatDate,
    words: ['pattern', 'print', '日期格式'],
    examples: [
      gives('2024年2月9日', '2024-02-09', 'YYYY年M月D日'),
      gives('09/02/24 08:05:00', '2024-02-09 08:05:00', 'DD/MM/YY HH:mm:ss'),
      gives('8', '2024-02-09 08:05:00', 'H'),
      gives('', '2024-02-09', ''),
      refuses('date', '2024-02-30', 'YYYY'),
    ],
  },
  startOf: {
    doc: texts.startOf,
    words: ['start of day', 'start of month', 'midnight', '月初', '年初', '零点', '日期部分'],
    examples: [
      gives('2024-02-29', '2024-02-29 23:59:59', 'day'),
      gives('2024-02-01', '2024-02-29', 'month'),
      gives('2024-01-01', '2024-02-29', 'year'),
      refuses('choice', '2024-02-29', 'week'),
    ],
  },
  daysInMonth: {
    doc: texts.daysInMonth,
    words: ['leap year', '闰年', '月末'],
    examples: [gives(29, '2024-02-01'), gives(28, '2100-02-01'), gives(29, '2000-02-01'), gives(31, '2024-12-31 10:00:00')],
  },
} as const satisfies Record<string, OperationHelp>;
