import { isEmptyValue } from '../../../../../engine/web/widgets/base/is-empty-value.ts';
import { textList } from '../../../../../engine/web/widgets/base/text-list.ts';
import type { CellProps } from '../../../../../engine/web/widgets/base/widget.ts';
import { EmptyValue } from '../../../../../engine/web/widgets/parts/EmptyValue.tsx';
import { TagList } from '../../../../../engine/web/widgets/parts/TagList.tsx';

export function AccountIdsCell({ value, place }: CellProps) {
  return isEmptyValue(value) ? <EmptyValue /> : <TagList tags={textList(value)} place={place} mono />;
}
