import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import { TextCell } from '../parts/TextCell.tsx';
import type { CellProps } from '../widget.ts';

export function MultilineCell({ value, place }: CellProps) {
  return isEmptyValue(value) ? <EmptyValue /> : <TextCell text={String(value)} place={place} />;
}
