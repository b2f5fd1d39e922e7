import { numberRange, rangeCondition } from '../base/condition-part.ts';
import type { FilterProps } from '../base/widget.ts';
import { NumberRange } from '../parts/NumberRange.tsx';

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
