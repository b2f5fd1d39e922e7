import dayjs from 'dayjs';
import { expect, test } from 'vitest';
import { formatMoment, zoneOf } from '../../../../engine/web/widgets/base/format-moment.ts';

test.for(['2026-01-02T03:04:05.678Z', '2026-07-31T23:59:59Z', '2026-03-29T01:30:00+01:00', '1969-12-31T23:59:59.000Z'])(
  '%s reads as the calendar library has it, in the zone of the browser',
  (moment) => {
    expect(formatMoment(moment)).toBe(dayjs(moment).format('YYYY-MM-DD HH:mm:ss'));
    expect(zoneOf(moment)).toBe(dayjs(moment).format('Z'));
  },
);

test('a moment without a zone is one of the browser, and what is no moment stays as it is', () => {
  expect(formatMoment('2026-01-02 03:04:05')).toBe('2026-01-02 03:04:05');
  expect(['soon', '2026-13-99T00:00:00Z'].map(formatMoment)).toEqual(['soon', '2026-13-99T00:00:00Z']);
});
