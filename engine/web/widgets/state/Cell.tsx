import { useText } from '../../state/language.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import { StatusTag } from '../parts/StatusTag.tsx';
import type { CellProps } from '../widget.ts';

export function StateCell({ field, value }: CellProps) {
  const text = useText();
  if (isEmptyValue(value)) return <EmptyValue />;
  const option = field.options?.find((candidate) => candidate.value === value);
  return <StatusTag tone={option?.tone}>{option ? text(option.label) : String(value)}</StatusTag>;
}
