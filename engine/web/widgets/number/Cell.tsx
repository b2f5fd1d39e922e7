import { useText } from '../../state/language.ts';
import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { TextCell } from '../parts/TextCell.tsx';
import { isKey } from '../text/is-key.ts';
import { formatNumber } from './format-number.ts';

export function NumberCell({ field, value, place }: CellProps) {
  const text = useText();
  if (isEmptyValue(value)) return <EmptyValue />;
  if (isKey(field)) return <TextCell text={String(value)} place={place} mono copyable={place === 'detail'} />;
  const unit = field.unit ? ` ${text(field.unit)}` : '';
  return <span className="cell-number">{`${formatNumber(field, value)}${unit}`}</span>;
}
