import { lazy } from 'react';
import { TextFilter } from '../text/Filter.tsx';
import { defineWidget } from '../widget.ts';
import { UrlCell } from './Cell.tsx';

export const urlWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: UrlCell,
  Filter: TextFilter,
});
