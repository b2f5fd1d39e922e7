import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { RateCell } from './Cell.tsx';

export const rateWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: RateCell,
  Filter: TextFilter,
});
