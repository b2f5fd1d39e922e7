import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { TextFilter } from '../text/Filter.tsx';
import { RichtextCell } from './Cell.tsx';

export const richtextWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: RichtextCell,
  Filter: TextFilter,
});
