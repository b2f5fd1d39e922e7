import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';

export function EmailCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return (
    <a className={place === 'list' ? 'cell-line' : undefined} href={`mailto:${String(value)}`} title={String(value)}>
      {String(value)}
    </a>
  );
}
