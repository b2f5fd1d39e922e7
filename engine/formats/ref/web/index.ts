import { lazyFilter, lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { RefCell } from './Cell.tsx';

export const refWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: RefCell,
  Filter: lazyFilter(() => import('./Filter.tsx')),
});
