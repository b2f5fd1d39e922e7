import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { TextCell } from '../parts/TextCell.tsx';

export function MultilineCell({ value, place }: CellProps) {
  return isEmptyValue(value) ? <EmptyValue /> : <TextCell text={String(value)} place={place} />;
}
