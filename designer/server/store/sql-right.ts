import { isDeepStrictEqual } from 'node:util';
import { superLevel } from '../../../engine/core/protocol/levels.ts';
import { type Call, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/sql-right.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { sqlNodesIn } from '../../nodes/sql/model/sql-settings.ts';

/**
 * Throws 403 where a definition has an SQL node that was not there before, or another statement, database, type, column or limit in one, and no super
 * admin brings it. What feeds its values anyone may change.
 * @param before what is stored and was let in
 */
export function assertSqlRight(
  call: Pick<Call, 'session'>,
  definition: Pick<InterfaceDefinition, 'flow'>,
  before: readonly Pick<InterfaceDefinition, 'flow'>[],
): void {
  const nodes = sqlNodesIn(definition.flow.nodes);
  if (nodes.length === 0) return;
  const { session } = call;
  if (session && session.level >= superLevel && session.simulatedBy === null) return;
  const known = before.flatMap(({ flow }) => sqlNodesIn(flow.nodes));
  const changed = nodes.filter(({ settings }) => !known.some((node) => isDeepStrictEqual(node.settings, settings)));
  if (changed.length > 0) throw refuse('noRight', texts.add, { nodes: changed.map(({ id, title }) => title || id).join(', ') });
}
