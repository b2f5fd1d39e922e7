import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { TagsCell } from './Cell.tsx';

export const tagsWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: TagsCell,
  Filter: TextFilter,
});
