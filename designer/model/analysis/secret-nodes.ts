import { activeFlow } from '../formula/active-flow.ts';
import type { NodeFamily } from '../node-type/node-type.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import type { Flow, FlowNode } from '../types/flow.ts';

/**
 * The nodes whose values tell of a secret configuration entry, with the entry's name: those that read one, and those that compute with what these
 * answer, be it a part of it or its length. Whether a secret is there, or equals another value as a whole, tells nothing of it, nor does whether a
 * signature made with it is the one that came along; what other systems answer is theirs.
 * @param reads the secret entry that a node reads itself
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

/** The secret entry that a Config node reads. */
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
