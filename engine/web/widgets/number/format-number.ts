import type { Field } from '../../../core/descriptor/types.ts';

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });
const short = new Intl.NumberFormat('en', { maximumFractionDigits: 2 });
const small = new Intl.NumberFormat('en', { maximumSignificantDigits: 2 });
/** Decimals that people fill in; a mean has as many as a computer gives it. */
const mostDecimals = 6;

/** Counts and quantities are grouped (`12,345`); a number typed in by people, like a port or a sort order, stays as it is. */
export function formatNumber(field: Pick<Field, 'readOnly' | 'unit'>, value: unknown): string {
  if (typeof value !== 'number' || !(field.readOnly || field.unit !== undefined)) return String(value);
  if (Number(value.toFixed(mostDecimals)) === value) return grouped.format(value);
  return (Math.abs(value) < 1 ? small : short).format(value);
}
