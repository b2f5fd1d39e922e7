import type { Database } from '../../engine/server/index.ts';
import type { InterfaceDefinition } from '../model/definition.ts';
import { activeFlow, type FlowNode } from '../model/flow.ts';

type Rows = Pick<Database, 'read'>;

/** Names of the secret configuration entries. */
export async function secretNames({ read }: Rows): Promise<Set<string>> {
  const rows = await read.selectFrom('configuration').select(['name', 'secret']).where('deleted_at', 'is', null).execute();
  return new Set(rows.filter((row) => row.secret === 1 || row.secret === true).map(({ name }) => String(name)));
}

/**
 * Ids of the nodes whose values tell of a secret configuration entry: those that read one, and those that compute with what these answer, be it
 * a part of it or its length. They are used in a run and never shown. Whether a secret is there, or equals another value, tells nothing of it;
 * what other systems answer is theirs.
 */
export function secretNodes(secret: ReadonlySet<string>, { flow }: Pick<InterfaceDefinition, 'flow'>): Set<string> {
  const { nodes, edges } = activeFlow(flow);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const reading = nodes.filter((node) => reads(node, secret));
  const found = new Set(reading.map(({ id }) => id));
  // The set grows while it is walked.
  for (const id of found) {
    for (const { from, to } of edges) {
      const target = byId.get(to.node);
      if (from.node === id && target && tells(target, byId.get(id)?.type === 'config')) found.add(to.node);
    }
  }
  return found;
}

/** A Code node names what it reads as a text, as a rule. */
function reads({ type, settings }: FlowNode, secret: ReadonlySet<string>): boolean {
  if (type === 'config') return secret.has(String(settings.name));
  const text = type === 'code' ? String(settings.ts) : '';
  return text.includes('config') && [...secret].some((name) => text.includes(name));
}

const computing = new Set(['operation', 'object', 'member', 'if', 'map', 'filter', 'reduce', 'code']);
const silent = new Set(['equal', 'notEqual', 'isNull', 'isEmpty']);

function tells({ type, settings }: FlowNode, isWhole: boolean): boolean {
  return computing.has(type) && !(isWhole && type === 'operation' && silent.has(String(settings.operator)));
}
