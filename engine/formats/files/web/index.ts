import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { FilesCell } from './Cell.tsx';

export const filesWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: FilesCell,
});
