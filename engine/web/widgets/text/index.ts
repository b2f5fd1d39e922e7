import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { TextCell } from './Cell.tsx';
import { TextFilter } from './Filter.tsx';

export const textWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: TextCell,
  Filter: TextFilter,
});
