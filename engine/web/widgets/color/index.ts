import { lazy } from 'react';
import { TextFilter } from '../text/Filter.tsx';
import { defineWidget } from '../widget.ts';
import { ColorCell } from './Cell.tsx';

export const colorWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: ColorCell,
  Filter: TextFilter,
});
