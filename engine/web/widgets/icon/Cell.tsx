import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { TextCell } from '../parts/TextCell.tsx';
import { Thumbs } from '../upload/Thumbs.tsx';

/** An icon is an uploaded picture or the name of one of the built-in icons. */
export function IconCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  const text = String(value);
  return text.includes('/') ? <Thumbs images={[text]} place={place} /> : <TextCell text={text} place={place} mono />;
}
