import { lazy } from 'react';
import { defineWidget } from '../widget.ts';
import { JsonCell } from './Cell.tsx';
import { TextFilter } from '../text/Filter.tsx';

export const jsonWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: JsonCell,
  Filter: TextFilter,
});
