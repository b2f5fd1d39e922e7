import { lazy } from 'react';
import { TextFilter } from '../text/Filter.tsx';
import { defineWidget } from '../widget.ts';
import { MarkdownCell } from './Cell.tsx';

export const markdownWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: MarkdownCell,
  Filter: TextFilter,
});
