import { lazy } from 'react';
import { NumberFilter } from '../number/Filter.tsx';
import { defineWidget } from '../widget.ts';
import { DurationCell } from './Cell.tsx';

export const durationWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: DurationCell,
  Filter: NumberFilter,
});
