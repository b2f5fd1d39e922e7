import { useText } from '../../state/language.ts';
import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { StatusTag } from '../parts/StatusTag.tsx';

export function StateCell({ field, value }: CellProps) {
  const text = useText();
  if (isEmptyValue(value)) return <EmptyValue />;
  const option = field.options?.find((candidate) => candidate.value === value);
  return <StatusTag tone={option?.tone}>{option ? text(option.label) : String(value)}</StatusTag>;
}
