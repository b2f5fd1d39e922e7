import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { DateCell } from './Cell.tsx';

export const dateWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: DateCell,
  Filter: lazy(() => import('./Filter.tsx')),
});
