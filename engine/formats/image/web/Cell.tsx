import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { Thumbs } from '../../../web/widgets/upload/Thumbs.tsx';

export function ImageCell({ value, place }: CellProps) {
  // A column of pictures keeps its places: dashes among them would be read as values.
  if (isEmptyValue(value)) return place === 'list' ? <span className="cell-no-image" /> : <EmptyValue />;
  return <Thumbs images={[String(value)]} place={place} />;
}
