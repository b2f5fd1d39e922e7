import { lazy } from 'react';
import { defineWidget } from '../widget.ts';
import { UrlCell } from './Cell.tsx';
import { TextFilter } from '../text/Filter.tsx';

export const urlWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: UrlCell,
  Filter: TextFilter,
});
