import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import type { CellProps } from '../widget.ts';

export function ColorCell({ value }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return (
    <span className="cell-mono">
      <span className="cell-swatch" style={{ background: String(value) }} />
      {String(value)}
    </span>
  );
}
