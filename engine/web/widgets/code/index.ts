import { lazy } from 'react';
import { TextFilter } from '../text/Filter.tsx';
import { defineWidget } from '../widget.ts';
import { CodeCell } from './Cell.tsx';

export const codeWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: CodeCell,
  Filter: TextFilter,
});
