import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { MarkdownCell } from './Cell.tsx';

export const markdownWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: MarkdownCell,
  Filter: TextFilter,
});
