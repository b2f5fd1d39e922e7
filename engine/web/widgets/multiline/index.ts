import { lazy } from 'react';
import { TextFilter } from '../text/Filter.tsx';
import { defineWidget } from '../widget.ts';
import { MultilineCell } from './Cell.tsx';

export const multilineWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: MultilineCell,
  Filter: TextFilter,
});
