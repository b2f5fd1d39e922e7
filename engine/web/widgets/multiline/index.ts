import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { TextFilter } from '../text/Filter.tsx';
import { MultilineCell } from './Cell.tsx';

export const multilineWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: MultilineCell,
  Filter: TextFilter,
});
