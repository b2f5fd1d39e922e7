import { lazy } from 'react';
import { TextFilter } from '../text/Filter.tsx';
import { defineWidget } from '../widget.ts';
import { RichtextCell } from './Cell.tsx';

export const richtextWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: RichtextCell,
  Filter: TextFilter,
});
