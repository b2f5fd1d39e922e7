import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { NumberCell } from './Cell.tsx';
import { NumberFilter } from './Filter.tsx';

export const numberWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: NumberCell,
  Filter: NumberFilter,
});
