import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { JsonCell } from './Cell.tsx';

export const jsonWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: JsonCell,
  Filter: TextFilter,
});
