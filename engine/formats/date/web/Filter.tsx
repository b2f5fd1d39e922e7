import dayjs, { type Dayjs } from 'dayjs';
import { conditionPart, rangeCondition } from '../../../web/widgets/base/condition-part.ts';
import type { FilterProps } from '../../../web/widgets/base/widget.ts';
import { DayRange } from './DayRange.tsx';

const format = 'YYYY-MM-DD';

export default function DateFilter({ value, onChange, id }: FilterProps) {
  const dayOf = (part: unknown): Dayjs | null => (typeof part === 'string' && dayjs(part).isValid() ? dayjs(part) : null);
  return (
    <DayRange
      id={id}
      range={[dayOf(conditionPart(value, 'from')), dayOf(conditionPart(value, 'to'))]}
      onChange={([from, to]) => onChange(rangeCondition(from?.format(format) ?? null, to?.format(format) ?? null))}
    />
  );
}
