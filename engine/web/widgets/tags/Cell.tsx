import { isEmptyValue } from '../base/is-empty-value.ts';
import { textList } from '../base/text-list.ts';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { TagList } from '../parts/TagList.tsx';

export function TagsCell({ value, place }: CellProps) {
  return isEmptyValue(value) ? <EmptyValue /> : <TagList tags={textList(value)} place={place} />;
}
