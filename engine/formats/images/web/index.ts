import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { ImagesCell } from './Cell.tsx';

export const imagesWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: ImagesCell,
});
