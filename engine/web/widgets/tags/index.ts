import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { TextFilter } from '../text/Filter.tsx';
import { TagsCell } from './Cell.tsx';

export const tagsWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: TagsCell,
  Filter: TextFilter,
});
