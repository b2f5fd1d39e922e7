import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { Thumbs } from '../upload/Thumbs.tsx';

export function ImageCell({ value, place }: CellProps) {
  return isEmptyValue(value) ? <EmptyValue /> : <Thumbs images={[String(value)]} place={place} />;
}
