/**
 * Returns an integer amount in fen as yuan with thousands separators, without the currency sign. Exact, because it computes with integers.
 * @example yuanOf(-123450) // '-1,234.50'
 */
export function yuanOf(fen: number): string {
  const digits = String(Math.abs(fen)).padStart(3, '0');
  const yuan = digits.slice(0, -2).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${fen < 0 ? '-' : ''}${yuan}.${digits.slice(-2)}`;
}

/**
 * Returns an integer amount in fen as yuan with the currency sign.
 * @example formatMoney(-123450) // '-¥1,234.50'
 */
export function formatMoney(fen: number): string {
  return `${fen < 0 ? '-' : ''}¥${yuanOf(Math.abs(fen))}`;
}
