import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { TextCell as Text } from '../parts/TextCell.tsx';
import { isKey } from './is-key.ts';

export function TextCell({ field, value, place }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  const key = isKey(field);
  return <Text text={String(value)} place={place} mono={key} copyable={key} />;
}
