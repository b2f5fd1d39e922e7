import { lazyInput } from '../../../web/widgets/base/lazy-widget.ts';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { SecretCell } from '../../secret/web/Cell.tsx';

export const passwordWidget = defineWidget({
  Input: lazyInput(() => import('./Input.tsx')),
  Cell: SecretCell,
});
