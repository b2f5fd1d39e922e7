import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { TextFilter } from '../text/Filter.tsx';
import { IconCell } from './Cell.tsx';

export const iconWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: IconCell,
  Filter: TextFilter,
});
