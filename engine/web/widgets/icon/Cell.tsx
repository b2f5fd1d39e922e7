import { Thumbs } from '../image/Thumbs.tsx';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import { TextCell } from '../parts/TextCell.tsx';
import type { CellProps } from '../widget.ts';

/** An icon is an uploaded picture or the name of one of the built-in icons. */
export function IconCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  const text = String(value);
  return text.includes('/') ? <Thumbs images={[text]} place={place} /> : <TextCell text={text} place={place} mono />;
}
