import { useText } from '../../../engine/web/index.ts';
import type { Diagnostic } from '../../model/types/diagnostic.ts';
import { useShownDiagnostics } from '../state/use-designer.ts';

export interface FieldError {
  error?: string;
  isWarning?: boolean;
}

/** Finds the sentence of the first diagnostic at a JSON pointer, errors before warnings. */
export function useFieldErrors(): (pointer: string | null) => FieldError {
  const diagnostics = useShownDiagnostics();
  const text = useText();
  return (pointer) => {
    const here = diagnostics.filter((diagnostic) => diagnostic.pointer === pointer);
    const first: Diagnostic | undefined = here.find(({ severity }) => severity === 'error') ?? here[0];
    return first ? { error: text(first.text), ...(first.severity === 'warning' ? { isWarning: true } : {}) } : {};
  };
}
