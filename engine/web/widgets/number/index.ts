import { lazyInput } from '../base/lazy-widget.ts';
import { defineWidget } from '../base/widget.ts';
import { NumberCell } from './Cell.tsx';
import { NumberFilter } from './Filter.tsx';

export const numberWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: NumberCell,
  Filter: NumberFilter,
});
