import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { SecretCell } from '../../secret/web/Cell.tsx';

export const passwordWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: SecretCell,
});
