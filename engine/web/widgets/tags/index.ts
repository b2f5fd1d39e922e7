import { lazy } from 'react';
import { TextFilter } from '../text/Filter.tsx';
import { defineWidget } from '../widget.ts';
import { TagsCell } from './Cell.tsx';

export const tagsWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: TagsCell,
  Filter: TextFilter,
});
