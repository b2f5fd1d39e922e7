import { lazy } from 'react';
import { defineWidget } from '../base/widget.ts';
import { SecretCell } from '../secret/Cell.tsx';

export const passwordWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: SecretCell,
});
