import { lazy } from 'react';
import { OptionsFilter } from '../options/Filter.tsx';
import { defineWidget } from '../widget.ts';
import { StateCell } from './Cell.tsx';

export const stateWidget = defineWidget({
  Input: lazy(() => import('../options/Input.tsx')),
  Cell: StateCell,
  Filter: OptionsFilter,
});
