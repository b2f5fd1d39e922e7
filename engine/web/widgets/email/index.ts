import { lazy } from 'react';
import { defineWidget } from '../widget.ts';
import { EmailCell } from './Cell.tsx';
import { TextFilter } from '../text/Filter.tsx';

export const emailWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: EmailCell,
  Filter: TextFilter,
});
