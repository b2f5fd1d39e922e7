import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { BooleanCell } from './Cell.tsx';
import { BooleanFilter } from './Filter.tsx';

export const booleanWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: BooleanCell,
  Filter: BooleanFilter,
});
