import type { Text } from '../../../engine/core/text/text.ts';
import { fillText } from '../../../engine/core/text/text.ts';

/** An error or warning about a definition: an `error` prevents generating and publishing, a `warning` does not. */
export interface Diagnostic {
  code: string;
  /** JSON pointer into the definition. */
  pointer: string;
  /** Id of the node at fault. */
  node?: string;
  /** Its input port at fault. */
  port?: string;
  /** Of a formula: the characters at fault. */
  range?: { from: number; to: number };
  /** Of a formula: what would be right there, `…` standing for the characters at fault. */
  instead?: string;
  severity: 'error' | 'warning';
  text: Text;
}

/** Returns an error; `values` fill its text. */
export function diagnostic(code: string, pointer: string, text: Text, values: Record<string, string | number | Text> = {}, node?: string): Diagnostic {
  return { code, pointer, ...(node === undefined ? {} : { node }), severity: 'error', text: fillText(text, values) };
}

/** Of what a run finds out: it may be missing in one that is tried. */
const foundByRunning = ['sql-columns'];

/** Whether there is an error among the diagnostics that keeps its designer from trying a definition. */
export function preventsRun(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity, code }) => severity === 'error' && !foundByRunning.includes(code));
}

/** Whether there is an error among the diagnostics. */
export function hasErrors(diagnostics: readonly Diagnostic[]): boolean {
  return diagnostics.some(({ severity }) => severity === 'error');
}
