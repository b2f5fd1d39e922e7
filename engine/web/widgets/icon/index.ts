import { lazy } from 'react';
import { TextFilter } from '../text/Filter.tsx';
import { defineWidget } from '../widget.ts';
import { IconCell } from './Cell.tsx';

export const iconWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: IconCell,
  Filter: TextFilter,
});
