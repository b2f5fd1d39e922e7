import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { RichtextCell } from './Cell.tsx';

export const richtextWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: RichtextCell,
  Filter: TextFilter,
});
