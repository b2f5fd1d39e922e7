import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { EmailCell } from './Cell.tsx';

export const emailWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: EmailCell,
  Filter: TextFilter,
});
