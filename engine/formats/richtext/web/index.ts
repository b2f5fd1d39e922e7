import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { TextFilter } from '../../../web/widgets/text/Filter.tsx';
import { RichtextCell } from './Cell.tsx';

export const richtextWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: RichtextCell,
  Filter: TextFilter,
});
