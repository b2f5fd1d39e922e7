import type { Json } from '../../../../engine/core/json/json.ts';
import { isSameJson } from '../../../../engine/core/json/same-json.ts';
import type { InterfaceDefinition } from '../../types/definition.ts';
import type { FlowGroup, FlowNode } from '../../types/flow.ts';

/*
 * Edits are pure: a definition in, a definition out. What an edit leaves alone keeps its identity, and an edit that changes nothing
 * answers the very definition it was given.
 */

/** Adds a node. Its id must be free: see `freeNodeId`. */
export function addNode(definition: InterfaceDefinition, node: FlowNode): InterfaceDefinition {
  return withFlow(definition, { nodes: [...definition.flow.nodes, node] });
}

/**
 * Returns an id similar to the wish that no node, group or note of the flow has: the three are selected by one list of ids. No edge names it either,
 * so that a new node does not inherit an edge whose node is gone.
 */
export function freeNodeId({ flow }: Pick<InterfaceDefinition, 'flow'>, wish: string): string {
  const base = wish.replace(/[^A-Za-z0-9_-]/g, '').slice(0, 56) || 'node';
  const usedIds = new Set([...flow.nodes, ...(flow.groups ?? []), ...(flow.notes ?? [])].map(({ id }) => id));
  for (const { from, to } of flow.edges) usedIds.add(from.node).add(to.node);
  let id = base;
  for (let number = 2; usedIds.has(id); number++) id = `${base}_${number}`;
  return id;
}

/** Removes nodes with their edges and their places in groups; nodes in their bodies stay. */
export function removeNodes(definition: InterfaceDefinition, ids: Iterable<string>): InterfaceDefinition {
  const gone = new Set(ids);
  const { nodes, edges, groups, order } = definition.flow;
  if (!nodes.some(({ id }) => gone.has(id))) return definition;
  return withFlow(definition, {
    nodes: nodes.filter(({ id }) => !gone.has(id)).map((node) => leaving(node, nodes, gone)),
    ...(order && { order: order.filter(({ before, after }) => !gone.has(before) && !gone.has(after)) }),
    edges: edges.filter(({ from, to }) => !gone.has(from.node) && !gone.has(to.node)),
    ...(groups && { groups: withoutNodes(groups, gone) }),
  });
}

/** A node whose frame is removed moves to the next frame around it that stays. */
function leaving(node: FlowNode, nodes: readonly FlowNode[], gone: ReadonlySet<string>): FlowNode {
  if (!node.within || !gone.has(node.within.node)) return node;
  const seen = new Set<string>();
  let within: FlowNode['within'] | undefined = node.within;
  while (within && gone.has(within.node)) {
    const frame: string = within.node;
    within = seen.has(frame) ? undefined : nodes.find(({ id }) => id === frame)?.within;
    seen.add(frame);
  }
  return standingIn(node, within);
}

/** Returns the node in another body, or in none. */
export function standingIn(node: FlowNode, within: FlowNode['within']): FlowNode {
  if (node.within?.node === within?.node && node.within?.port === within?.port) return node;
  const { within: _, ...bare } = node;
  return within ? { ...bare, within } : bare;
}

/** Returns the groups without these nodes; a group that loses its last node is removed. */
export function withoutNodes(groups: readonly FlowGroup[], gone: ReadonlySet<string>): FlowGroup[] {
  return groups.flatMap((group) => {
    const nodes = group.nodes.filter((id) => !gone.has(id));
    if (nodes.length === group.nodes.length) return [group];
    return nodes.length > 0 ? [{ ...group, nodes }] : [];
  });
}

/** Changes one node. `change` returns the same node if there is nothing to change. */
export function changeNode(definition: InterfaceDefinition, id: string, change: (node: FlowNode) => FlowNode): InterfaceDefinition {
  const { nodes } = definition.flow;
  const index = nodes.findIndex((node) => node.id === id);
  const node = nodes[index];
  if (!node) return definition;
  const changed = change(node);
  return changed === node ? definition : withFlow(definition, { nodes: nodes.with(index, changed) });
}

/** Sets the value typed into an input port; undefined removes it. */
export function setPortValue(definition: InterfaceDefinition, id: string, port: string, value: Json | undefined): InterfaceDefinition {
  return changeNode(definition, id, (node) => {
    const { values: { [port]: known, ...others } = {}, ...bare } = node;
    if (isSameJson(known, value)) return node;
    const values = value === undefined ? others : { ...others, [port]: value };
    return Object.keys(values).length === 0 ? bare : { ...bare, values };
  });
}

/** Sets the formula of an input port; undefined removes it. Removes the edge of the port; a typed value stays, unused. */
export function setPortFormula(definition: InterfaceDefinition, id: string, port: string, formula: string | undefined): InterfaceDefinition {
  const changed = changeNode(definition, id, (node) => {
    const { formulas: { [port]: known, ...others } = {}, ...bare } = node;
    if (known === formula) return node;
    const formulas = formula === undefined ? others : { ...others, [port]: formula };
    return Object.keys(formulas).length === 0 ? bare : { ...bare, formulas };
  });
  const { edges } = changed.flow;
  const left = formula === undefined ? edges : edges.filter(({ to }) => to.node !== id || to.port !== port);
  return left.length === edges.length ? changed : withFlow(changed, { edges: left });
}

/** Sets the title of a node; an empty one removes it. */
export function renameNode(definition: InterfaceDefinition, id: string, title: string): InterfaceDefinition {
  return setWords(definition, id, 'title', title);
}

/** Sets the comment above a node's code; an empty one removes it. */
export function setNodeNote(definition: InterfaceDefinition, id: string, note: string): InterfaceDefinition {
  return setWords(definition, id, 'note', note);
}

/** Disables nodes, or enables them if all of them are disabled. */
export function toggleDisabled(definition: InterfaceDefinition, ids: Iterable<string>): InterfaceDefinition {
  return toggle(definition, ids, 'disabled');
}

/** Pins nodes for the layout, or unpins them if all of them are pinned. */
export function togglePinned(definition: InterfaceDefinition, ids: Iterable<string>): InterfaceDefinition {
  return toggle(definition, ids, 'pinned');
}

/** Moves nodes and notes to new positions, by id. */
export function moveNodes(definition: InterfaceDefinition, places: ReadonlyMap<string, FlowNode['position']>): InterfaceDefinition {
  const { nodes, notes } = definition.flow;
  const movedNodes = moved(nodes, places);
  const movedNotes = notes && moved(notes, places);
  if (movedNodes === nodes && movedNotes === notes) return definition;
  return withFlow(definition, { nodes: movedNodes, ...(movedNotes && { notes: movedNotes }) });
}

/** Returns the definition with changes of its flow. */
export function withFlow(definition: InterfaceDefinition, changes: Partial<InterfaceDefinition['flow']>): InterfaceDefinition {
  return { ...definition, flow: { ...definition.flow, ...changes } };
}

function moved<T extends { id: string; position: FlowNode['position'] }>(items: T[], places: ReadonlyMap<string, FlowNode['position']>): T[] {
  let isMoved = false;
  const changed = items.map((item) => {
    const position = places.get(item.id);
    if (!position || (position.x === item.position.x && position.y === item.position.y)) return item;
    isMoved = true;
    return { ...item, position: { x: position.x, y: position.y } };
  });
  return isMoved ? changed : items;
}

function setWords(definition: InterfaceDefinition, id: string, member: 'title' | 'note', words: string): InterfaceDefinition {
  return changeNode(definition, id, (node) => {
    if ((node[member] ?? '') === words) return node;
    const { [member]: _, ...bare } = node;
    return words === '' ? bare : { ...bare, [member]: words };
  });
}

function toggle(definition: InterfaceDefinition, ids: Iterable<string>, member: 'disabled' | 'pinned'): InterfaceDefinition {
  const chosen = new Set(ids);
  const isOn = definition.flow.nodes.every((node) => !chosen.has(node.id) || node[member]);
  let isChanged = false;
  const nodes = definition.flow.nodes.map((node) => {
    if (!chosen.has(node.id) || Boolean(node[member]) === !isOn) return node;
    isChanged = true;
    const { [member]: _, ...bare } = node;
    return isOn ? bare : { ...bare, [member]: true };
  });
  return isChanged ? withFlow(definition, { nodes }) : definition;
}
