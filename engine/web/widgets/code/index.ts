import { lazy } from 'react';
import { defineWidget } from '../widget.ts';
import { CodeCell } from './Cell.tsx';
import { TextFilter } from '../text/Filter.tsx';

export const codeWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: CodeCell,
  Filter: TextFilter,
});
