import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { NumberFilter } from '../number/Filter.tsx';
import { DurationCell } from './Cell.tsx';

export const durationWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: DurationCell,
  Filter: NumberFilter,
});
