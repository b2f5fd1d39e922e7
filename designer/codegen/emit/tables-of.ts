import { activeFlow } from '../../model/formula/active-flow.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { joinedTable, nodeJoins } from '../../nodes/table/model/table-joins.ts';

/** Names of the tables that nodes of these interfaces use, each once. */
export function tablesOf(definitions: readonly InterfaceDefinition[]): string[] {
  const nodes = definitions.flatMap(({ flow }) => activeFlow(flow).nodes);
  const tables = nodes.filter((node) => node.type === 'table');
  return [...new Set(tables.flatMap(({ settings }) => [String(settings.table), ...nodeJoins(settings).map((join) => joinedTable(settings, join))]))];
}
