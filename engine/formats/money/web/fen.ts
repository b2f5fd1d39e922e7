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

/**
 * Integer fen → yuan with thousands separators, without the currency sign.
 * @example yuanOf(-123450) // '-1,234.50'
 */
export function yuanOf(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  const yuan = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${fen < 0 ? '-' : ''}${yuan}.${digits.slice(-2)}`;
}
