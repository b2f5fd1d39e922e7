import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { UrlCell } from './Cell.tsx';

export const urlWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: UrlCell,
  Filter: TextFilter,
});
