import { expect, test } from 'vitest';
import { bytesText } from '../../../../engine/formats/bytes/core/bytes-text.ts';
import { byteStep, isNamed } from '../../../../engine/web/renderer/dashboard/chart/axis-steps.ts';

test.each([
  [700, '200 B'],
  [9_700_000, '5 MB'],
  [11.44 * 1_024 ** 2, '5 MB'],
  [3.2 * 1_024 ** 3, '1 GB'],
  [900 * 1_024, '500 KB'],
  [0, '1 B'],
])('an axis of up to %d bytes has lines at whole %s', (most, step) => {
  expect(bytesText(byteStep(most))).toBe(step);
});

test('a day of minutes is named at every second hour, wherever it begins', () => {
  const starts = Array.from({ length: 1_440 }, (_, at) => new Date(Date.UTC(2026, 10, 17, 0, 17 + at)).toISOString().slice(0, 16).replace('T', ' '));
  const named = starts.filter((_, index) => isNamed(starts, 'minute')?.(index));
  expect(named).toHaveLength(12);
  expect(named.every((start) => /[02468]:00$/.test(start))).toBe(true);
});

test('hours of a week are named at midnight, and days by the room there is', () => {
  const starts = Array.from({ length: 168 }, (_, at) => new Date(Date.UTC(2026, 10, 17, at)).toISOString().slice(0, 16).replace('T', ' '));
  expect(starts.filter((_, index) => isNamed(starts, 'hour')?.(index)).every((start) => start.endsWith('00:00'))).toBe(true);
  expect(isNamed(['2026-11-17'], 'day')).toBeUndefined();
});
