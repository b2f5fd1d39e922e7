import { lazyInput } from '../base/lazy-widget.ts';
import { defineWidget } from '../base/widget.ts';
import { TextCell } from './Cell.tsx';
import { TextFilter } from './Filter.tsx';

export const textWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: TextCell,
  Filter: TextFilter,
});
