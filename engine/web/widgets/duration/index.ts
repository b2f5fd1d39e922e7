import { lazy } from 'react';
import { defineWidget } from '../widget.ts';
import { DurationCell } from './Cell.tsx';
import { NumberFilter } from '../number/Filter.tsx';

export const durationWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: DurationCell,
  Filter: NumberFilter,
});
