import { expansionOf, isFormulaPart } from '../../formula/expand-formulas.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowEdge, FlowNode, PortRef } from '../../types/flow.ts';
import { freeNodeId, setPortFormula, withFlow } from './node-edits.ts';

/** Distance between nodes, in canvas units. */
const step = { x: 280, y: 136 };

/** Draws the formula of a port as nodes, left of the node; in one edit, so that one undo restores the formula. */
export function spreadFormula(definition: InterfaceDefinition, { node, port }: PortRef): InterfaceDefinition {
  const owner = definition.flow.nodes.find(({ id }) => id === node);
  const text = owner?.formulas?.[port];
  if (!owner || text === undefined) return definition;
  // The other formulas stay as they are.
  const alone = { ...definition.flow, nodes: definition.flow.nodes.map((one) => withoutOthers(one, { node, port })) };
  const expansion = expansionOf(alone);
  const drawn = expansion.nodes.filter(({ id }) => isFormulaPart(id));
  const flow = { ...definition.flow, nodes: [...definition.flow.nodes] };
  const ids = new Map<string, string>();
  const rows = new Map<number, number>();
  for (const part of drawn) {
    const id = freeNodeId({ flow }, wishFor(part));
    ids.set(part.id, id);
    const column = distance(part.id, node, expansion.edges);
    const row = rows.get(column) ?? 0;
    rows.set(column, row + 1);
    const { title: _, ...rest } = part;
    flow.nodes.push({ ...rest, id, position: { x: owner.position.x - column * step.x, y: owner.position.y + row * step.y } });
  }
  const real = ({ node: id, port: name }: PortRef): PortRef => ({ node: ids.get(id) ?? id, port: name });
  const edges = expansion.edges.filter(({ from, to }) => ids.has(to.node) || ids.has(from.node) || (to.node === node && to.port === port));
  const bare = setPortFormula(withFlow(definition, { nodes: flow.nodes }), node, port, undefined);
  const typed = expansion.nodes.find(({ id }) => id === node)?.values;
  const isTyped = !edges.some(({ to }) => to.node === node && to.port === port) && typed && Object.hasOwn(typed, port);
  const nodes = isTyped
    ? bare.flow.nodes.map((one) => (one.id === node ? { ...one, values: { ...one.values, [port]: typed[port] ?? null } } : one))
    : bare.flow.nodes;
  return withFlow(bare, { nodes, edges: [...bare.flow.edges, ...edges.map(({ from, to }) => ({ from: real(from), to: real(to) }))] });
}

function withoutOthers(node: FlowNode, port: PortRef): FlowNode {
  const { formulas, ...bare } = node;
  const own = node.id === port.node ? formulas?.[port.port] : undefined;
  return own === undefined ? bare : { ...bare, formulas: { [port.port]: own } };
}

function wishFor({ type, settings }: FlowNode): string {
  return String(settings.operator ?? settings.name ?? settings.kind ?? type);
}

/** Counts the edges between a part and the node of the formula; a part of several paths is left of all of them. */
function distance(id: string, end: string, edges: readonly FlowEdge[], seen: readonly string[] = []): number {
  const next = edges.filter(({ from, to }) => from.node === id && !seen.includes(to.node));
  return 1 + Math.max(0, ...next.flatMap(({ to }) => (to.node === end || !isFormulaPart(to.node) ? [] : [distance(to.node, end, edges, [...seen, id])])));
}
