import { lazy } from 'react';
import { TextFilter } from '../text/Filter.tsx';
import { defineWidget } from '../widget.ts';
import { JsonCell } from './Cell.tsx';

export const jsonWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: JsonCell,
  Filter: TextFilter,
});
