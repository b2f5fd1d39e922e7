import type { ServiceFailure } from '../../../../engine/core/protocol/service-about.ts';
import { nodesThrough } from '../../formula/nodes-through.ts';
import { nodeTypeOf } from '../../nodes/node-types.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import { mappedFailures } from './mapped-failures.ts';

/** Returns the failures an interface can end with, after its failure mapping, without duplicates and sorted by `ret`. */
export function failuresOf({ flow, ...definition }: Pick<InterfaceDefinition, 'flow' | 'failures'>): ServiceFailure[] {
  const rules = mappedFailures(definition) ?? [];
  const failures = new Map<string, ServiceFailure>();
  const add = (failure: ServiceFailure) => failures.set(`${failure.ret} ${Object.values(failure.message).join(' ')}`, failure);
  for (const { type, settings } of nodesThrough(flow)) {
    for (const { ret, message } of nodeTypeOf(type)?.failures?.(settings) ?? []) {
      const rule = rules.find(({ from, to }) => ret >= from && ret <= to);
      add(rule ? { ret: rule.ret, message: rule.message ?? message } : { ret, message });
    }
  }
  for (const { ret, message } of rules) if (message) add({ ret, message });
  return [...failures.values()].sort((a, b) => a.ret - b.ret);
}
