import dayjs from 'dayjs';
import { isEmptyValue } from '../base/is-empty-value.ts';
import type { CellProps } from '../base/widget.ts';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { formatMoment } from './format-moment.ts';

export function DateTimeCell({ value }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  const shown = formatMoment(String(value));
  return (
    <time className="cell-number" dateTime={String(value)} title={`${shown} (UTC${dayjs(String(value)).format('Z')})`}>
      {shown}
    </time>
  );
}
