import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { UrlCell } from './Cell.tsx';

export const urlWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: UrlCell,
  Filter: TextFilter,
});
