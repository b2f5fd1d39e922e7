import type { Diagnostic } from '../model/types/diagnostic.ts';

/** A diagnostic in the caller's language. */
export interface ShownDiagnostic extends Omit<Diagnostic, 'text'> {
  message: string;
}
