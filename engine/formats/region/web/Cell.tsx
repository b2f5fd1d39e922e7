import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { TextCell } from '../../../web/widgets/parts/TextCell.tsx';

export function RegionCell({ value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  return <TextCell text={String(value).replaceAll('/', ' / ')} place={place} />;
}
