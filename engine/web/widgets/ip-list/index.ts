import { lazy } from 'react';
import { TextFilter } from '../text/Filter.tsx';
import { defineWidget } from '../widget.ts';
import { IpListCell } from './Cell.tsx';

export const ipListWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: IpListCell,
  Filter: TextFilter,
});
