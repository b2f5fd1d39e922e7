import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import type { CellProps } from '../widget.ts';

export function DateCell({ value }: CellProps) {
  return isEmptyValue(value) ? <EmptyValue /> : <span className="cell-number">{String(value).slice(0, 10)}</span>;
}
