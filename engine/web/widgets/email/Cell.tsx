import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';

export function EmailCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return (
    <a className={place === 'list' ? 'cell-line' : undefined} href={`mailto:${String(value)}`} title={String(value)}>
      {String(value)}
    </a>
  );
}
