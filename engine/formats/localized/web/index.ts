import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { LocalizedCell } from './Cell.tsx';

export const localizedWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: LocalizedCell,
});
