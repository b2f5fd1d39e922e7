import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { TextFilter } from '../text/Filter.tsx';
import { UrlCell } from './Cell.tsx';

export const urlWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: UrlCell,
  Filter: TextFilter,
});
