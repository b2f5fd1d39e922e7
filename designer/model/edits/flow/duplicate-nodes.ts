import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowEdge } from '../../types/flow.ts';
import { orderAnew, standingAnew } from './anew.ts';
import { withFormulaNames } from './formula-names.ts';
import { freeNodeId, withFlow } from './node-edits.ts';

/**
 * Copies nodes and notes, moved by an offset in pixels. Copies are connected to each other as the originals are, else to the same sources. The Return
 * node is not copied, because a flow has only one.
 */
export function duplicateNodes(
  definition: InterfaceDefinition,
  ids: Iterable<string>,
  offset: { x: number; y: number },
): { definition: InterfaceDefinition; ids: string[] } {
  const wanted = new Set(ids);
  const flow = { ...definition.flow, nodes: [...definition.flow.nodes], notes: [...(definition.flow.notes ?? [])] };
  const twins = new Map<string, string>();
  for (const node of definition.flow.nodes) {
    if (!wanted.has(node.id) || node.type === 'return') continue;
    const id = freeNodeId({ flow }, node.id.replace(/_\d+$/, ''));
    twins.set(node.id, id);
    flow.nodes.push({ ...node, id, position: { x: node.position.x + offset.x, y: node.position.y + offset.y } });
  }
  for (const note of definition.flow.notes ?? []) {
    if (!wanted.has(note.id)) continue;
    const id = freeNodeId({ flow }, 'note');
    twins.set(note.id, id);
    flow.notes.push({ ...note, id, position: { x: note.position.x + offset.x, y: note.position.y + offset.y } });
  }
  if (twins.size === 0) return { definition, ids: [] };
  const added = new Set(twins.values());
  flow.nodes = flow.nodes.map((node) => (added.has(node.id) ? standingAnew(withFormulaNames(node, { node: twins }), twins, 'kept') : node));
  const edges = definition.flow.edges.flatMap(({ from, to }): FlowEdge[] => {
    const end = twins.get(to.node);
    return end === undefined ? [] : [{ from: { node: twins.get(from.node) ?? from.node, port: from.port }, to: { node: end, port: to.port } }];
  });
  const { notes, ...others } = flow;
  const order = [...(definition.flow.order ?? []), ...orderAnew(definition.flow.order, twins)];
  const changes = { ...others, ...(order.length > 0 ? { order } : {}), ...(notes.length > 0 ? { notes } : {}), edges: [...definition.flow.edges, ...edges] };
  return { definition: withFlow(definition, changes), ids: [...twins.values()] };
}
