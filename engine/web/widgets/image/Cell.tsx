import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import type { CellProps } from '../widget.ts';
import { Thumbs } from './Thumbs.tsx';

export function ImageCell({ value, place }: CellProps) {
  return isEmptyValue(value) ? <EmptyValue /> : <Thumbs images={[String(value)]} place={place} />;
}
