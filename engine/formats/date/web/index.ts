import { lazyFilter, lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { DateCell } from './Cell.tsx';

export const dateWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: DateCell,
  Filter: lazyFilter(() => import('./Filter.tsx')),
});
