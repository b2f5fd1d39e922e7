import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { MultilineCell } from './Cell.tsx';

export const multilineWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: MultilineCell,
  Filter: TextFilter,
});
