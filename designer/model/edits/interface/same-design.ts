import type { InterfaceDefinition } from '../../types/definition.ts';

/** Whether nothing but the revision lies between two versions of one definition. Edits share what they leave alone, so a look at the members is enough. */
export function isSameDesign(one: InterfaceDefinition, other: InterfaceDefinition): boolean {
  const names = new Set([...Object.keys(one), ...Object.keys(other)]) as Set<keyof InterfaceDefinition>;
  names.delete('rev');
  return [...names].every((name) => one[name] === other[name]);
}
