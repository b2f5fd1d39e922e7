import { lazyInput } from '../base/lazy-widget.ts';
import { defineWidget } from '../base/widget.ts';
import { BooleanCell } from './Cell.tsx';
import { BooleanFilter } from './Filter.tsx';

export const booleanWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: BooleanCell,
  Filter: BooleanFilter,
});
