import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { formatNumber } from '../../../web/widgets/number/format-number.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';

export function PercentCell({ field, value }: CellProps) {
  return typeof value === 'number' ? <span className="cell-number">{`${formatNumber(field, value)}%`}</span> : <EmptyValue />;
}
