import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { TextCell } from '../../../web/widgets/parts/TextCell.tsx';
import { Thumbs } from '../../../web/widgets/upload/Thumbs.tsx';

/** An icon is an uploaded picture or the name of one of the built-in icons. */
export function IconCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  const text = String(value);
  return text.includes('/') ? <Thumbs images={[text]} place={place} /> : <TextCell text={text} place={place} mono />;
}
