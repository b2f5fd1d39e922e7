import type { InterfaceDefinition } from '../types/definition.ts';

/** Returns the published part of a definition: all but the revision and the test cases, which are no part of a version. */
export function versioned({ rev: _, tests: _tests, ...content }: InterfaceDefinition): Omit<InterfaceDefinition, 'rev' | 'tests'> {
  return content;
}
