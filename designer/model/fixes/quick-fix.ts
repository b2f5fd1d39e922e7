import type { Text } from '../../../engine/core/text/text.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { Diagnostic } from '../types/diagnostic.ts';

/** An edit that takes a problem away, and what it is called. */
export interface QuickFix {
  label: Text;
  apply(definition: InterfaceDefinition): InterfaceDefinition;
}

/** Fixes of the problems of one code. */
export type FixRule = (definition: InterfaceDefinition, diagnostic: Diagnostic) => QuickFix[];

/** Index in a pointer behind a word: `indexIn('/flow/edges/3/to', 'edges')` is 3. */
export function indexIn(pointer: string, list: string): number {
  return Number(new RegExp(`/${list}/(\\d+)`).exec(pointer)?.[1] ?? Number.NaN);
}
