import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { ParametersCell } from './Cell.tsx';

export const parametersWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: ParametersCell,
});
