import { describe, expect, it } from 'vitest';
import { readMoment } from '../../../engine/core/text/date.ts';

const read = (text: string): string | null => {
  const moment = readMoment(text);
  return moment === null ? null : new Date(moment).toISOString();
};

describe('a moment as it was written', () => {
  it.each([
    ['2026-11-21 12:00:00', '2026-11-21T04:00:00.000Z'],
    ['2026-11-21T12:00:00.25', '2026-11-21T04:00:00.250Z'],
    ['2026/1/2 9:30', '2026-01-02T01:30:00.000Z'],
    [' 2026-1-2 ', '2026-01-01T16:00:00.000Z'],
    ['2026-11-21T12:00:00Z', '2026-11-21T12:00:00.000Z'],
    ['2026-11-21 12:00:00 +0530', '2026-11-21T06:30:00.000Z'],
    ['2026-11-21T12:00-05:00', '2026-11-21T17:00:00.000Z'],
  ])('%s is read, in the zone of the platform where it names none', (text, moment) => expect(read(text)).toBe(moment));

  it.each([
    '',
    '5',
    '20261121',
    '11/21/2026',
    '2026-02-30',
    '2026-13-01 00:00:00',
    '2026-11-21 25:00',
    '2026-11-21 12:60',
    '2026-11-21 12:00 +25:00',
    'tomorrow',
  ])('“%s” is none', (text) => expect(read(text)).toBeNull());
});
