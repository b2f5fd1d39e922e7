import { lazy } from 'react';
import { defineWidget } from '../../../web/widgets/base/widget.ts';
import { SecretCell } from './Cell.tsx';

export const secretWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: SecretCell,
});
