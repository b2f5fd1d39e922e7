import { activeFlow } from '../../model/formula/active-flow.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';

/** Names of the tables that nodes of these interfaces use, each once. */
export function tablesOf(definitions: readonly InterfaceDefinition[]): string[] {
  const nodes = definitions.flatMap(({ flow }) => activeFlow(flow).nodes);
  return [...new Set(nodes.filter((node) => node.type === 'table').map((node) => String(node.settings.table)))];
}
