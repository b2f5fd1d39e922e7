import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { OptionsCell } from './Cell.tsx';
import { OptionsFilter } from './Filter.tsx';

export const optionsWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: OptionsCell,
  Filter: OptionsFilter,
});
