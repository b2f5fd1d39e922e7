import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { FileCell } from './Cell.tsx';

export const fileWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: FileCell,
});
