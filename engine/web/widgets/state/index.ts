import { lazy } from 'react';
import { defineWidget } from '../widget.ts';
import { StateCell } from './Cell.tsx';
import { OptionsFilter } from '../options/Filter.tsx';

export const stateWidget = defineWidget({
  Input: lazy(() => import('../options/Input.tsx')),
  Cell: StateCell,
  Filter: OptionsFilter,
});
