import { lazy } from 'react';
import { defineWidget } from '../widget.ts';
import { PhoneCell } from './Cell.tsx';
import { TextFilter } from '../text/Filter.tsx';

export const phoneWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: PhoneCell,
  Filter: TextFilter,
});
