import { lazyInput } from '../base/lazy-widget.ts';
import { defineWidget } from '../base/widget.ts';
import { OptionsFilter } from '../options/Filter.tsx';
import { StateCell } from './Cell.tsx';

export const stateWidget = defineWidget({
  Input: lazyInput(() => import('../options/Input.tsx')),
  Cell: StateCell,
  Filter: OptionsFilter,
});
