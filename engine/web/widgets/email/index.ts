import { lazy } from 'react';
import { TextFilter } from '../text/Filter.tsx';
import { defineWidget } from '../widget.ts';
import { EmailCell } from './Cell.tsx';

export const emailWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: EmailCell,
  Filter: TextFilter,
});
