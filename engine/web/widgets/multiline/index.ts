import { lazy } from 'react';
import { defineWidget } from '../widget.ts';
import { MultilineCell } from './Cell.tsx';
import { TextFilter } from '../text/Filter.tsx';

export const multilineWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: MultilineCell,
  Filter: TextFilter,
});
