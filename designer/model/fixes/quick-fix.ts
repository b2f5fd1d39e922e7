import type { Text } from '../../../engine/core/text/text.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { Diagnostic } from '../types/diagnostic.ts';

/** An edit that resolves a diagnostic, and its label. */
export interface QuickFix {
  label: Text;
  apply(definition: InterfaceDefinition): InterfaceDefinition;
}

/** Returns the fixes for diagnostics of one code. */
export type FixRule = (definition: InterfaceDefinition, diagnostic: Diagnostic) => QuickFix[];

/** Returns the index behind a word in a pointer: `indexIn('/flow/edges/3/to', 'edges')` is 3. */
export function indexIn(pointer: string, list: string): number {
  return Number(new RegExp(`/${list}/(\\d+)`).exec(pointer)?.[1] ?? Number.NaN);
}
