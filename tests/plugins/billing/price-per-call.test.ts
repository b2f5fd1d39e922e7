import { expect, test } from 'vitest';
import { pricePerCall } from '../../../plugins/billing/shared/price-per-call.ts';

test.each([
  [990, 1_000, '¥0.0099'],
  [990, 10, '¥0.99'],
  [1_000, 3_000, '¥0.00333'],
  [1_000_000_000, 7, '¥1,428,571.43'],
  [1, 1_000_000_000, '¥0.00000000001'],
])('%i fen for %i calls come to %s a call', (price, calls, message) => {
  expect(pricePerCall(price, calls)).toBe(message);
});

test.each([
  [undefined, 10],
  [990, undefined],
  ['1e3', 10],
  [990, 0],
  [-1, 10],
  [990, 1.5],
])('nothing is said of %s fen for %s calls', (price, calls) => {
  expect(pricePerCall(price, calls)).toBeNull();
});
