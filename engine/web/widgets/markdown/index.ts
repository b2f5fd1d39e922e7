import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { TextFilter } from '../text/Filter.tsx';
import { MarkdownCell } from './Cell.tsx';

export const markdownWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: MarkdownCell,
  Filter: TextFilter,
});
