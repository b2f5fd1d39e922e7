import { lazy } from 'react';
import { defineWidget } from '../widget.ts';
import { RichtextCell } from './Cell.tsx';
import { TextFilter } from '../text/Filter.tsx';

export const richtextWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: RichtextCell,
  Filter: TextFilter,
});
