import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { type DatePreset, daysOf } from '../../../engine/formats/date/web/date-presets.ts';

test.each<[DatePreset, string, string]>([
  ['today', '2026-03-01', '2026-03-01'],
  ['yesterday', '2026-02-28', '2026-02-28'],
  ['last7', '2026-02-23', '2026-03-01'],
  ['last30', '2026-01-31', '2026-03-01'],
  ['month', '2026-03-01', '2026-03-01'],
])('%s runs from %s to %s', (preset, first, last) => {
  const days = daysOf(preset, dayjs('2026-03-01 15:30:00'));
  expect(days.map((day) => day.format('YYYY-MM-DD'))).toEqual([first, last]);
});
