import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { CodeCell } from './Cell.tsx';

export const codeWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: CodeCell,
  Filter: TextFilter,
});
