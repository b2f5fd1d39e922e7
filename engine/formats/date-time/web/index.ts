import { lazyFilter, lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { DateTimeCell } from './Cell.tsx';

export const dateTimeWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: DateTimeCell,
  Filter: lazyFilter(() => import('./Filter.tsx')),
});
