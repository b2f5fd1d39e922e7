import { numberRange, rangeCondition } from '../../../web/widgets/base/condition-part.ts';
import type { FilterProps } from '../../../web/widgets/base/widget.ts';
import { NumberRange } from '../../../web/widgets/parts/NumberRange.tsx';

const yuanOf = (fen: number | null) => (fen === null ? null : fen / 100);
const fenOf = (yuan: number | null) => (yuan === null ? null : Math.round(yuan * 100));

/** Asked in yuan, compared in fen. */
export function MoneyFilter({ value, onChange, id }: FilterProps) {
  const [from, to] = numberRange(value);
  return (
    <NumberRange
      id={id}
      range={[yuanOf(from), yuanOf(to)]}
      precision={2}
      prefix="¥"
      onChange={([least, most]) => onChange(rangeCondition(fenOf(least), fenOf(most)))}
    />
  );
}
