import type { Option } from '../../../core/descriptor/types.ts';
import { useText } from '../../state/language.ts';
import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { StatusTag } from '../parts/StatusTag.tsx';
import { TagList } from '../parts/TagList.tsx';

export function OptionsCell({ field, value, place }: CellProps) {
  const text = useText();
  if (isEmptyValue(value)) return <EmptyValue />;
  const optionOf = (part: unknown): Option | undefined => (field.options ?? field.element?.options)?.find((option) => option.value === part);
  const labelOf = (part: unknown) => {
    const option = optionOf(part);
    return option ? text(option.label) : String(part);
  };
  if (Array.isArray(value)) return <TagList tags={value.map(labelOf)} place={place} />;
  const tone = optionOf(value)?.tone;
  return tone ? <StatusTag tone={tone}>{labelOf(value)}</StatusTag> : <span className={place === 'list' ? 'cell-line' : undefined}>{labelOf(value)}</span>;
}
