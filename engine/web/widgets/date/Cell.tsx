import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';

export function DateCell({ value }: CellProps) {
  return isEmptyValue(value) ? <EmptyValue /> : <span className="cell-number">{String(value).slice(0, 10)}</span>;
}
