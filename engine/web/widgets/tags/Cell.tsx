import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import { TagList } from '../parts/TagList.tsx';
import { textList } from '../parts/text-list.ts';
import type { CellProps } from '../widget.ts';

export function TagsCell({ value, place }: CellProps) {
  return isEmptyValue(value) ? <EmptyValue /> : <TagList tags={textList(value)} place={place} />;
}
