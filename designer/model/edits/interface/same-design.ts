import type { InterfaceDefinition } from '../../types/definition.ts';

/** Whether two versions of a definition differ in their revision alone. Compares members by identity, because edits share what they do not change. */
export function isSameDesign(one: InterfaceDefinition, other: InterfaceDefinition): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof InterfaceDefinition>;
  names.delete('rev');
  return [...names].every((name) => one[name] === other[name]);
}
