import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import { TextCell as Text } from '../parts/TextCell.tsx';
import type { CellProps } from '../widget.ts';
import { isKey } from './is-key.ts';

export function TextCell({ field, value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  const key = isKey(field);
  return <Text text={String(value)} place={place} mono={key} copyable={key} />;
}
