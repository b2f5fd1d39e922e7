import { activeFlow } from '../../model/formula/active-flow.ts';
import type { SqlRequest } from '../../model/semantics/runtime/runtime.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { sqlNodesIn, sqlRequest } from '../../nodes/sql/model/sql-settings.ts';

/**
 * The request with the limits and rights of the node it comes from, whatever it says of them; undefined where no node of the interface holds its
 * statement. Code of a person can ask for nothing else.
 */
export function ownStatement({ flow }: Pick<InterfaceDefinition, 'flow'>, request: SqlRequest): SqlRequest | undefined {
  const own = sqlNodesIn(activeFlow(flow).nodes)
    .map(({ settings }) => sqlRequest(settings))
    .find(({ database, statement }) => database === request.database && statement === request.statement);
  return own && { ...own, values: request.values };
}
