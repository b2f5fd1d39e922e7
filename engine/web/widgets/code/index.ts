import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { TextFilter } from '../text/Filter.tsx';
import { CodeCell } from './Cell.tsx';

export const codeWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: CodeCell,
  Filter: TextFilter,
});
