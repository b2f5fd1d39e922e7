import { halfWidthDigits } from '../../../web/widgets/number/half-width-digits.ts';

/**
 * Yuan as typed → integer fen, digit by digit, because `0.29 * 100` is not 29. Null when it is no amount or finer than a fen.
 * @example fenOf('1,234.5') // 123450
 */
export function fenOf(text: string): number | null {
  const [, sign, yuan = '', fen = ''] = /^(-?)(\d*)(?:\.(\d{0,2}))?$/.exec(halfWidthDigits(text).replace(/^[¥￥]/, '')) ?? [];
  if (sign === undefined || yuan + fen === '') return null;
  const amount = Number(`${yuan || '0'}${fen.padEnd(2, '0')}`);
  if (!Number.isSafeInteger(amount)) return null;
  return sign && amount !== 0 ? -amount : amount;
}
