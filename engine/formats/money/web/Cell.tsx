import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { formatMoney } from './format-money.ts';

export function MoneyCell({ value }: CellProps) {
  if (typeof value !== 'number') return <EmptyValue />;
  return <span className={`cell-number${value < 0 ? ' cell-negative' : ''}`}>{formatMoney(value)}</span>;
}
