import dayjs from 'dayjs';
import { EmptyValue } from '../parts/EmptyValue.tsx';
import { isEmptyValue } from '../parts/is-empty-value.ts';
import type { CellProps } from '../widget.ts';
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
