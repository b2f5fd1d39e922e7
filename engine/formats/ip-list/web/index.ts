import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { IpListCell } from './Cell.tsx';

export const ipListWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: IpListCell,
  Filter: TextFilter,
});
