import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { RegionCell } from './Cell.tsx';

export const regionWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: RegionCell,
  Filter: TextFilter,
});
