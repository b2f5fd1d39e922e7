import { Thumbs } from '../image/Thumbs.tsx';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import type { CellProps } from '../widget.ts';

export function ImagesCell({ value, place }: CellProps) {
  return isEmptyValue(value) || !Array.isArray(value) ? <EmptyValue /> : <Thumbs images={value.map(String)} place={place} />;
}
