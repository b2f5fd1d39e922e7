import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { ImageCell } from './Cell.tsx';

export const imageWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: ImageCell,
});
