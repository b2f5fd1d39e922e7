import type { Diagnostic } from '../model/types/diagnostic.ts';

/** A problem in the caller's language. */
export interface ShownDiagnostic extends Omit<Diagnostic, 'text'> {
  message: string;
}
