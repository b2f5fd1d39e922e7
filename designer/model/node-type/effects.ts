import type { ServiceEffect } from '../../../engine/core/protocol/service-about.ts';

export const noEffect: ServiceEffect = { readOnly: true, destructive: false, idempotent: true };
export const adds: ServiceEffect = { readOnly: false, destructive: false, idempotent: false };
export const replaces: ServiceEffect = { readOnly: false, destructive: true, idempotent: true };
export const anyEffect: ServiceEffect = { readOnly: false, destructive: true, idempotent: false };
