import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';

export function ColorCell({ value }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return (
    <span className="cell-mono">
      <span className="cell-swatch" style={{ background: String(value) }} />
      {String(value)}
    </span>
  );
}
