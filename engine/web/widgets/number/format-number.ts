import type { Field } from '../../../core/descriptor/types.ts';

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 20 });

/** Counts and quantities are grouped (`12,345`); a number typed in by people, like a port or a sort order, stays as it is. */
export function formatNumber(field: Pick<Field, 'readOnly' | 'unit'>, value: unknown): string {
  return typeof value === 'number' && (field.readOnly || field.unit !== undefined) ? grouped.format(value) : String(value);
}
