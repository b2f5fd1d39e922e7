import { numberRange, rangeCondition } from '../parts/condition-part.ts';
import { NumberRange } from '../parts/NumberRange.tsx';
import type { FilterProps } from '../widget.ts';

export function NumberFilter({ value, onChange, id, field }: FilterProps) {
  return (
    <NumberRange
      id={id}
      range={numberRange(value)}
      precision={field.type === 'integer' ? 0 : undefined}
      onChange={([from, to]) => onChange(rangeCondition(from, to))}
    />
  );
}
