import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { RefCell } from './Cell.tsx';

export const refWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: RefCell,
  Filter: lazy(() => import('./Filter.tsx')),
});
