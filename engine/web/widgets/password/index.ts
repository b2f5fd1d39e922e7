import { lazy } from 'react';
import { SecretCell } from '../secret/Cell.tsx';
import { defineWidget } from '../widget.ts';

export const passwordWidget = defineWidget({
  Input: lazy(() => import('./Input.tsx')),
  Cell: SecretCell,
});
