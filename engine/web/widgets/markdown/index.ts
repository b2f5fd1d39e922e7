import { lazy } from 'react';
import { defineWidget } from '../widget.ts';
import { MarkdownCell } from './Cell.tsx';
import { TextFilter } from '../text/Filter.tsx';

export const markdownWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: MarkdownCell,
  Filter: TextFilter,
});
