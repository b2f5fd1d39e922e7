import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { MoneyCell } from './Cell.tsx';
import { MoneyFilter } from './Filter.tsx';

export const moneyWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: MoneyCell,
  Filter: MoneyFilter,
});
