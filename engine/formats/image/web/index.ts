import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { ImageCell } from './Cell.tsx';

export const imageWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: ImageCell,
});
