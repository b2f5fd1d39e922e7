import { formatMoney } from '../../../core/text/money.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';

export function MoneyCell({ value }: CellProps) {
  if (typeof value !== 'number') return <EmptyValue />;
  return <span className={`cell-number${value < 0 ? ' cell-negative' : ''}`}>{formatMoney(value)}</span>;
}
