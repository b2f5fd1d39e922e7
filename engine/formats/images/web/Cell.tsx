import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { Thumbs } from '../../../web/widgets/upload/Thumbs.tsx';

export function ImagesCell({ value, place }: CellProps) {
  return isEmptyValue(value) || !Array.isArray(value) ? <EmptyValue /> : <Thumbs images={value.map(String)} place={place} />;
}
