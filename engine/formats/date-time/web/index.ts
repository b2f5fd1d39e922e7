import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { DateTimeCell } from './Cell.tsx';

export const dateTimeWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: DateTimeCell,
  Filter: lazy(() => import('./Filter.tsx')),
});
