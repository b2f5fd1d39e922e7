import { lazy } from 'react';
import { defineWidget } from '../widget.ts';
import { ColorCell } from './Cell.tsx';
import { TextFilter } from '../text/Filter.tsx';

export const colorWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: ColorCell,
  Filter: TextFilter,
});
