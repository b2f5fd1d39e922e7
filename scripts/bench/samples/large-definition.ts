import { computedDefinition, type Formula } from '../../../designer/model/build/build-definition.ts';
import type { InterfaceDefinition } from '../../../designer/model/types/definition.ts';

/** A computed interface of about so many nodes: a sum of choices, five nodes each, but for parameters and return. */
export function largeDefinition(nodes: number): InterfaceDefinition {
  let formula: Formula = 'a';
  for (let count = 3; count < nodes; count += 5) formula = ['add', { if: [['less', 'a', { value: count }], 'b', ['multiply', 'a', 'b']] }, formula];
  return computedDefinition(`Bench.Large.Sum${nodes}`, { a: 'integer', b: 'integer' }, { sum: formula });
}
