import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { PhoneCell } from './Cell.tsx';

export const phoneWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: PhoneCell,
  Filter: TextFilter,
});
