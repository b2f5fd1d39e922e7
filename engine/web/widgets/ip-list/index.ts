import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { TextFilter } from '../text/Filter.tsx';
import { IpListCell } from './Cell.tsx';

export const ipListWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: IpListCell,
  Filter: TextFilter,
});
