import { lazy } from 'react';
import { defineWidget } from '../widget.ts';
import { IpListCell } from './Cell.tsx';
import { TextFilter } from '../text/Filter.tsx';

export const ipListWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: IpListCell,
  Filter: TextFilter,
});
