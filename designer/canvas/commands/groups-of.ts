import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowGroup } from '../../model/types/flow.ts';

/** The groups among these ids, and those that one of them lies in. */
export function groupsOf({ flow }: InterfaceDefinition, ids: readonly string[]): FlowGroup[] {
  return (flow.groups ?? []).filter(({ id, nodes }) => [id, ...nodes].some((one) => ids.includes(one)));
}
