import { lazyInput } from '../base/lazy-widget.ts';
import { defineWidget } from '../base/widget.ts';
import { OptionsCell } from './Cell.tsx';
import { OptionsFilter } from './Filter.tsx';

export const optionsWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: OptionsCell,
  Filter: OptionsFilter,
});
