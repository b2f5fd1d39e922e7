import { activeFlow } from '../formula/active-flow.ts';
import type { NodeFamily } from '../node-type/node-type.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import type { Flow, FlowNode } from '../types/flow.ts';

/**
 * Maps the ids of nodes whose values reveal a secret configuration entry to the name of the entry: nodes that read one, and nodes that compute with
 * their outputs, even a part or the length. Tests for presence, for equality with a whole value and of a signature reveal nothing; neither do the
 * answers of other systems.
 * @param reads returns the secret entry that a node reads itself
 */
export function secretNodes(flow: Flow, reads: (node: FlowNode) => string | undefined): Map<string, string> {
  const { nodes, edges } = activeFlow(flow);
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const found = new Map(
    nodes.flatMap((node): [string, string][] => {
      const name = reads(node);
      return name === undefined ? [] : [[node.id, name]];
    }),
  );
  // The map grows while it is walked.
  for (const [id, name] of found) {
    for (const { from, to } of edges) {
      const target = byId.get(to.node);
      if (from.node === id && target && !found.has(to.node) && tells(target, isWhole(byId.get(id)))) found.set(to.node, name);
    }
  }
  return found;
}

/** Returns the name of the secret entry that a Config node reads; undefined for other nodes and entries. */
export function entryRead({ type, settings }: FlowNode, secrets: ReadonlySet<string>): string | undefined {
  const name = type === 'config' ? String(settings.name) : '';
  return secrets.has(name) ? name : undefined;
}

const computing: ReadonlySet<NodeFamily | undefined> = new Set(['compute', 'logic', 'code']);
const silent = new Set(['equal', 'notEqual', 'isNull', 'isEmpty']);

function isWhole(node: FlowNode | undefined): boolean {
  return node?.type === 'config' || (node?.type === 'operation' && node.settings.operator === 'hmac');
}

function tells({ type, settings }: FlowNode, ofWhole: boolean): boolean {
  return computing.has(nodeTypeOf(type)?.family) && !(ofWhole && type === 'operation' && silent.has(String(settings.operator)));
}
