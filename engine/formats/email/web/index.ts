import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { EmailCell } from './Cell.tsx';

export const emailWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: EmailCell,
  Filter: TextFilter,
});
