/**
 * Returns an amount in fen as yuan with thousands separators, without the currency sign. Exact for integers; a fraction, such as of an average, is
 * rounded to whole fen.
 * @example yuanOf(-123450) // '-1,234.50'
 */
export function yuanOf(fen: number): string {
  const whole = Math.round(Math.abs(fen));
  const digits = String(whole).padStart(3, '0');
  const yuan = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${fen < 0 && whole > 0 ? '-' : ''}${yuan}.${digits.slice(-2)}`;
}

/**
 * Returns an integer amount in fen as yuan with the currency sign.
 * @example formatMoney(-123450) // '-¥1,234.50'
 */
export function formatMoney(fen: number): string {
  return `${Math.round(fen) < 0 ? '-' : ''}¥${yuanOf(Math.abs(fen))}`;
}
