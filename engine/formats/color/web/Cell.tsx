import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';

export function ColorCell({ value }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return (
    <span className="cell-mono">
      <span className="cell-swatch" style={{ background: String(value) }} />
      {String(value)}
    </span>
  );
}
