import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { NumberFilter } from '../../../web/widgets/number/Filter.tsx';
import { DurationCell } from './Cell.tsx';

export const durationWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: DurationCell,
  Filter: NumberFilter,
});
