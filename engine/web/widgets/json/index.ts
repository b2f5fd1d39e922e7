import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { TextFilter } from '../text/Filter.tsx';
import { JsonCell } from './Cell.tsx';

export const jsonWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: JsonCell,
  Filter: TextFilter,
});
