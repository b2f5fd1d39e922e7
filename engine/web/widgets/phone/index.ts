import { lazy } from 'react';
import { TextFilter } from '../text/Filter.tsx';
import { defineWidget } from '../widget.ts';
import { PhoneCell } from './Cell.tsx';

export const phoneWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: PhoneCell,
  Filter: TextFilter,
});
