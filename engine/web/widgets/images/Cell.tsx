import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { Thumbs } from '../upload/Thumbs.tsx';

export function ImagesCell({ value, place }: CellProps) {
  return isEmptyValue(value) || !Array.isArray(value) ? <EmptyValue /> : <Thumbs images={value.map(String)} place={place} />;
}
