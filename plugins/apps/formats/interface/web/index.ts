import { lazyInput } from '../../../../../engine/web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../../../engine/web/widgets/base/widget.ts';
import { TextFilter } from '../../../../../engine/web/widgets/text/Filter.tsx';
import { InterfaceCell } from './Cell.tsx';

export const interfaceWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: InterfaceCell,
  Filter: TextFilter,
});
