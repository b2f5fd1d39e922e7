import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { IpListCell } from './Cell.tsx';

export const ipListWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: IpListCell,
  Filter: TextFilter,
});
