import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { IconCell } from './Cell.tsx';

export const iconWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: IconCell,
  Filter: TextFilter,
});
