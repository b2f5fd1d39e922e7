import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { NumberFilter } from '../../../web/widgets/number/Filter.tsx';
import { PercentCell } from './Cell.tsx';

export const percentWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: PercentCell,
  Filter: NumberFilter,
});
