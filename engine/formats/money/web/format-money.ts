const yuan = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * An amount in fen as yuan.
 * @example formatMoney(-123450) // '-¥1,234.50'
 */
export function formatMoney(fen: number): string {
  return `${fen < 0 ? '-' : ''}¥${yuan.format(Math.abs(fen) / 100)}`;
}
