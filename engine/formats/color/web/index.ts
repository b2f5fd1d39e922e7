import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { ColorCell } from './Cell.tsx';

export const colorWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: ColorCell,
  Filter: TextFilter,
});
