import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { bytesText } from '../core/bytes-text.ts';

export function BytesCell({ value }: CellProps) {
  if (typeof value !== 'number') return <EmptyValue />;
  return (
    <span className="cell-number" title={String(value)}>
      {bytesText(value)}
    </span>
  );
}
