import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { NumberFilter } from '../../../web/widgets/number/Filter.tsx';
import { DurationCell } from './Cell.tsx';

export const durationWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: DurationCell,
  Filter: NumberFilter,
});
