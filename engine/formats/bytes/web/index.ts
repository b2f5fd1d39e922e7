import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { NumberFilter } from '../../../web/widgets/number/Filter.tsx';
import { BytesCell } from './Cell.tsx';

export const bytesWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: BytesCell,
  Filter: NumberFilter,
});
