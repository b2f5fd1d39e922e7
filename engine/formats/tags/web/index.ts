import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { TagsCell } from './Cell.tsx';

export const tagsWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: TagsCell,
  Filter: TextFilter,
});
