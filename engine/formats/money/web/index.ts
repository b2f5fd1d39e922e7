import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { MoneyCell } from './Cell.tsx';
import { MoneyFilter } from './Filter.tsx';

export const moneyWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: MoneyCell,
  Filter: MoneyFilter,
});
