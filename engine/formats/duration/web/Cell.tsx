import { useTranslation } from 'react-i18next';
import { useText } from '../../../web/state/language.ts';
import type { CellProps } from '../../../web/widgets/base/widget.ts';
import { EmptyValue } from '../../../web/widgets/parts/EmptyValue.tsx';
import { splitDuration } from './split-duration.ts';

/** Seconds in words, unless the descriptor counts in a unit of its own. */
export function DurationCell({ field, value }: CellProps) {
  const { t } = useTranslation('list');
  const text = useText();
  if (typeof value !== 'number') return <EmptyValue />;
  const words = field.unit
    ? `${value} ${text(field.unit)}`
    : splitDuration(value)
        .map(([unit, count]) => t(`duration.${unit}`, { count }))
        .join(' ');
  return <span className="cell-number">{words}</span>;
}
