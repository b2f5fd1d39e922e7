import type { InputProps } from '../../../web/widgets/base/widget.ts';
import { LocalizedCell } from './Cell.tsx';

/** Nobody writes it by hand: a form shows it. */
export default function LocalizedInput({ field, value, record }: InputProps) {
  return <LocalizedCell field={field} value={value} record={record} place="detail" />;
}
