import { formatMoment, zoneOf } from '../../../web/widgets/base/format-moment.ts';
import { isEmptyValue } from '../../../web/widgets/base/is-empty-value.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';

export function DateTimeCell({ value }: CellProps) {
  if (isEmptyValue(value)) return <EmptyValue />;
  const shown = formatMoment(String(value));
  return (
    <time className="cell-number" dateTime={String(value)} title={`${shown} (UTC${zoneOf(String(value))})`}>
      {shown}
    </time>
  );
}
