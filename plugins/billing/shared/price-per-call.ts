/** Three significant digits, or all down to the fen where those are more. */
const format = new Intl.NumberFormat('en', { maximumFractionDigits: 2, maximumSignificantDigits: 3, roundingPriority: 'morePrecision' });

/**
 * What one of so many calls comes to, of a price in fen; null where either is none yet.
 * @example pricePerCall(990, 1_000) // '¥0.0099'
 */
export function pricePerCall(price: unknown, calls: unknown): string | null {
  if (!isCount(price) || !isCount(calls)) return null;
  return `¥${format.format(price / 100 / calls)}`;
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
