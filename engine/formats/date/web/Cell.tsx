import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';

export function DateCell({ value }: CellProps) {
  return isEmptyValue(value) ? <EmptyValue /> : <span className="cell-number">{String(value).slice(0, 10)}</span>;
}
