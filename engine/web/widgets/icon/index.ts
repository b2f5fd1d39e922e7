import { lazy } from 'react';
import { defineWidget } from '../widget.ts';
import { IconCell } from './Cell.tsx';
import { TextFilter } from '../text/Filter.tsx';

export const iconWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: IconCell,
  Filter: TextFilter,
});
