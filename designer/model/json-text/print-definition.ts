import type { InterfaceDefinition } from '../types/definition.ts';

/** Prints a definition as a person edits it. `rev` belongs to the store: it is left out, and ignored if somebody writes it. */
export function printDefinition({ rev: _, ...definition }: InterfaceDefinition): string {
  return `${JSON.stringify(definition, null, 2)}\n`;
}
