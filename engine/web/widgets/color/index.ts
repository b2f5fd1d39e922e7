import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { TextFilter } from '../text/Filter.tsx';
import { ColorCell } from './Cell.tsx';

export const colorWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: ColorCell,
  Filter: TextFilter,
});
