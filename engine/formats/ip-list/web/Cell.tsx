import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import { textList } from '../../../web/widgets/base/text-list.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { TagList } from '../../../web/widgets/parts/TagList.tsx';

export function IpListCell({ value, place }: CellProps) {
  return isEmptyValue(value) ? <EmptyValue /> : <TagList tags={textList(value)} place={place} mono />;
}
