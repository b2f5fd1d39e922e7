import { expect, test } from 'vitest';
import { roundTop, stackedAreas } from '../../../../engine/web/shell/pages/home/stacked-areas.ts';

test('series lie on top of one another, and their lines end where the running day begins', () => {
  const [below, above] = stackedAreas(
    [
      [2, 4, 0],
      [2, 0, 8],
    ],
    8,
  );
  expect(below).toEqual({ area: 'M0,0.75L0.5,0.5L1,1L1,1L0.5,1L0,1Z', line: 'M0,0.75L0.5,0.5', running: 'M0.5,0.5L1,1' });
  expect(above).toEqual({ area: 'M0,0.5L0.5,0.5L1,0L1,1L0.5,0.5L0,0.75Z', line: 'M0,0.5L0.5,0.5', running: 'M0.5,0.5L1,0' });
});

test.each([
  [0, 4],
  [7, 10],
  [10, 10],
  [1_340, 2_000],
  [2_101, 2_500],
  [21, 50],
  [20_001, 25_000],
])('a scale for %i ends at %i', (most, top) => expect(roundTop(most)).toBe(top));
