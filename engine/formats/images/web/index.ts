import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { ImagesCell } from './Cell.tsx';

export const imagesWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: ImagesCell,
});
