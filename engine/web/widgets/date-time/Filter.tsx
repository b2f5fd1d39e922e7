import dayjs, { type Dayjs } from 'dayjs';
import { DayRange } from '../date/DayRange.tsx';
import { conditionPart, rangeCondition } from '../parts/condition-part.ts';
import type { FilterProps } from '../widget.ts';

/** Whole days of this browser's zone, sent as moments. */
export default function DateTimeFilter({ value, onChange, id }: FilterProps) {
  const dayOf = (part: unknown): Dayjs | null => (typeof part === 'string' && dayjs(part).isValid() ? dayjs(part) : null);
  return (
    <DayRange
      id={id}
      range={[dayOf(conditionPart(value, 'from')), dayOf(conditionPart(value, 'to'))]}
      onChange={([from, to]) => onChange(rangeCondition(from?.startOf('day').toISOString() ?? null, to?.endOf('day').toISOString() ?? null))}
    />
  );
}
