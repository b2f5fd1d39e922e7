import { proxy } from 'valtio/vanilla';
import type { DescriptorDiagnostic } from '../../core/calls/screens/screen.ts';

/** Descriptor files that are not live as they stand, for those who may know. `isOpen`: the bell is showing them. */
export const diagnostics = proxy<{ items: readonly DescriptorDiagnostic[]; isOpen: boolean }>({ items: [], isOpen: false });
