import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { SecretCell } from './Cell.tsx';

export const secretWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: SecretCell,
});
