import { lazy } from 'react';
import { defineWidget } from '../widget.ts';
import { TagsCell } from './Cell.tsx';
import { TextFilter } from '../text/Filter.tsx';

export const tagsWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: TagsCell,
  Filter: TextFilter,
});
