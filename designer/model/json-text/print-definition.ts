import type { InterfaceDefinition } from '../types/definition.ts';

/** The definition as a person edits it. `rev` belongs to the store: it is left out, and ignored where somebody writes it. */
export function printDefinition({ rev: _, ...definition }: InterfaceDefinition): string {
  return `${JSON.stringify(definition, null, 2)}\n`;
}
