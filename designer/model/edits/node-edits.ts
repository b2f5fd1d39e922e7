import type { Json } from '../../../engine/core/descriptor/types.ts';
import type { InterfaceDefinition } from '../definition.ts';
import type { FlowNode } from '../flow.ts';

/*
 * Edits are pure: a definition in, a definition out. What an edit leaves alone keeps its identity, and an edit that changes nothing
 * answers the very definition it was given.
 */

/** Adds a node. Its id must be free: see `freeNodeId`. */
export function addNode(definition: InterfaceDefinition, node: FlowNode): InterfaceDefinition {
  return withFlow(definition, { nodes: [...definition.flow.nodes, node] });
}

/** An id like the wish that no node of the flow has. */
export function freeNodeId(definition: Pick<InterfaceDefinition, 'flow'>, wish: string): string {
  const base = wish.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 56) || 'node';
  const taken = new Set(definition.flow.nodes.map(({ id }) => id));
  let id = base;
  for (let number = 2; taken.has(id); number++) id = `${base}_${number}`;
  return id;
}

/** Removes nodes with their edges and their places in groups. */
export function removeNodes(definition: InterfaceDefinition, ids: Iterable<string>): InterfaceDefinition {
  const gone = new Set(ids);
  const { nodes, edges, groups } = definition.flow;
  if (!nodes.some(({ id }) => gone.has(id))) return definition;
  const kept = groups?.map((group) => ({ ...group, nodes: group.nodes.filter((id) => !gone.has(id)) })).filter((group) => group.nodes.length > 0);
  return withFlow(definition, {
    nodes: nodes.filter(({ id }) => !gone.has(id)),
    edges: edges.filter(({ from, to }) => !gone.has(from.node) && !gone.has(to.node)),
    ...(kept && { groups: kept }),
  });
}

/** Changes one node; the change answers the same node where there is nothing to change. */
export function changeNode(definition: InterfaceDefinition, id: string, change: (node: FlowNode) => FlowNode): InterfaceDefinition {
  const { nodes } = definition.flow;
  const index = nodes.findIndex((node) => node.id === id);
  const node = nodes[index];
  if (!node) return definition;
  const changed = change(node);
  return changed === node ? definition : withFlow(definition, { nodes: nodes.with(index, changed) });
}

export function setNodeSettings(definition: InterfaceDefinition, id: string, settings: FlowNode['settings']): InterfaceDefinition {
  return changeNode(definition, id, (node) => ({ ...node, settings }));
}

/** Sets the value typed into an input port; undefined takes it away. */
export function setPortValue(definition: InterfaceDefinition, id: string, port: string, value: Json | undefined): InterfaceDefinition {
  return changeNode(definition, id, ({ values: { [port]: _, ...others } = {}, ...node }) => {
    const values = value === undefined ? others : { ...others, [port]: value };
    return Object.keys(values).length === 0 ? node : { ...node, values };
  });
}

/** Moves nodes to new places, by id. */
export function moveNodes(definition: InterfaceDefinition, places: ReadonlyMap<string, FlowNode['position']>): InterfaceDefinition {
  const { nodes } = definition.flow;
  let isMoved = false;
  const moved = nodes.map((node) => {
    const position = places.get(node.id);
    if (!position || (position.x === node.position.x && position.y === node.position.y)) return node;
    isMoved = true;
    return { ...node, position };
  });
  return isMoved ? withFlow(definition, { nodes: moved }) : definition;
}

export function withFlow(definition: InterfaceDefinition, changes: Partial<InterfaceDefinition['flow']>): InterfaceDefinition {
  return { ...definition, flow: { ...definition.flow, ...changes } };
}
