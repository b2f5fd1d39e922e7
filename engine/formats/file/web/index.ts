import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { FileCell } from './Cell.tsx';

export const fileWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: FileCell,
});
