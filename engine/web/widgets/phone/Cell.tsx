import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import type { CellProps } from '../widget.ts';
import { maskPhone } from './mask-phone.ts';

export function PhoneCell({ value }: CellProps) {
  return isEmptyValue(value) ? <EmptyValue /> : <span className="cell-number">{maskPhone(String(value))}</span>;
}
