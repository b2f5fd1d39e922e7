import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { FilesCell } from './Cell.tsx';

export const filesWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: FilesCell,
});
