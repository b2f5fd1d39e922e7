import { expect, test } from 'vitest';
import { formatNumber } from '../../../engine/web/widgets/number/format-number.ts';

const measured = { readOnly: false, unit: { zh_cn: '毫秒', en: 'ms' } };

test.each([
  [12_345, '12,345'],
  [0.125, '0.125'],
  [348.88, '348.88'],
  [6.066666666666666, '6.07'],
  [296.03999999999996, '296.04'],
  [0.0012345678, '0.0012'],
])('a quantity of %d is written %s: as it was filled in, and a mean with two decimals', (value, written) => {
  expect(formatNumber(measured, value)).toBe(written);
});

test('what people number by stays as it is', () => {
  expect(formatNumber({ readOnly: false, unit: undefined }, 8_080)).toBe('8080');
});
