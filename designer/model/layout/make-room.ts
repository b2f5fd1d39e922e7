import { shownBodies } from '../edits/flow/flow-index.ts';
import { moveNodes } from '../edits/flow/node-edits.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { FlowNode } from '../types/flow.ts';
import { type Box, wholes } from './body-boxes.ts';
import { type Sizes, sizeOf } from './node-size.ts';

/** Pixels between a new node and a neighbour that was moved. */
const gap = 15;
/** Pixels between the ends of an edge, so that it is visible. */
const edgeGap = 48;

/** What moves together: a node, or a frame with its contents. */
interface Unit extends Box {
  id: string;
  ids: readonly string[];
  isFixed: boolean;
}

/**
 * Moves neighbours that a node overlaps, after it was added or has grown, to the right or below, whichever is nearer. Those they then overlap move in
 * turn, and so does what a growing frame covers. Pinned nodes and the heads of frames stay: there the node itself moves.
 * @param target the node that it feeds, if it was inserted into an edge: that one and everything to its right move far enough for the edge to be
 * visible
 */
export function makeRoom(definition: InterfaceDefinition, id: string, sizes?: Sizes, target?: string): InterfaceDefinition {
  const byId = new Map(definition.flow.nodes.map((node) => [node.id, node]));
  let current = definition;
  const seen = new Set<string>();
  for (let node = byId.get(id); node && !seen.has(node.id); node = byId.get(shownBodies(definition).get(node.id)?.node ?? '')) {
    seen.add(node.id);
    current = makeRoomInBody(current, node, sizes, node.id === id ? target : undefined);
  }
  return current;
}

/** Makes room for a node that has more ports than before, by the pixels it has grown. */
export function makeRoomIfGrown(before: InterfaceDefinition, after: InterfaceDefinition, id: string): InterfaceDefinition {
  const heightIn = (definition: InterfaceDefinition) => {
    const node = definition.flow.nodes.find((one) => one.id === id);
    return node ? sizeOf(definition, node).height : 0;
  };
  return heightIn(after) > heightIn(before) ? makeRoom(after, id) : after;
}

/** Considers nodes of the same body only. */
function makeRoomInBody(definition: InterfaceDefinition, { id }: FlowNode, sizes: Sizes | undefined, target: string | undefined): InterfaceDefinition {
  const { nodes } = definition.flow;
  const bodyOf = shownBodies(definition);
  const body = bodyOf.get(id);
  const all = wholes(definition, (node) => sizeOf(definition, node, sizes));
  const units = nodes.flatMap((node): Unit[] => {
    const whole = all.get(node.id);
    const own = bodyOf.get(node.id);
    const isSibling = own?.node === body?.node && own?.port === body?.port;
    if (!whole) return [];
    if (isSibling) return [{ id: node.id, ids: whole.ids, isFixed: node.pinned === true, ...whole.box }];
    if (node.id !== body?.node) return [];
    const { x, y } = node.position;
    const { width, height } = sizeOf(definition, node, sizes);
    return [{ id: node.id, ids: [], isFixed: true, left: x, top: y, right: x + width, bottom: y + height }];
  });
  const unit = units.find((one) => one.id === id);
  if (!unit) return definition;
  const before = new Map(units.map(({ id: one, left, top }) => [one, { left, top }]));
  clear(
    unit,
    units.filter(({ isFixed }) => isFixed),
  );
  followEdge(units, unit, target);
  const settled = [unit];
  for (let at = 0; at < settled.length; at++) {
    for (const other of units) {
      if (settled.includes(other) || other.isFixed || !overlap(settled[at]!, other)) continue;
      clear(other, settled);
      settled.push(other);
    }
  }
  const moves = new Map(
    units.flatMap(({ id: one, ids, left, top }) => ids.map((member) => [member, { x: left - before.get(one)!.left, y: top - before.get(one)!.top }])),
  );
  const places = nodes.flatMap(({ id: one, position }): [string, FlowNode['position']][] => {
    const move = moves.get(one);
    return move ? [[one, { x: position.x + move.x, y: position.y + move.y }]] : [];
  });
  return moveNodes(definition, new Map(places));
}

function followEdge(units: readonly Unit[], unit: Unit, target: string | undefined): void {
  const next = units.find(({ ids }) => target !== undefined && ids.includes(target));
  const shift = next && next.left > unit.left ? unit.right + edgeGap - next.left : 0;
  if (!next || shift <= 0) return;
  const from = next.left;
  for (const other of units) if (other !== unit && !other.isFixed && other.left >= from) moveBy(other, shift, 0);
}

/** Terminates, because each step moves to the right or down only. */
function clear(box: Unit, settled: readonly Unit[]): void {
  const under = () => settled.find((other) => other !== box && overlap(other, box));
  for (let over = under(); over; over = under()) {
    const [right, down] = [over.right + gap - box.left, over.bottom + gap - box.top];
    if (right < down) moveBy(box, right, 0);
    else moveBy(box, 0, down);
  }
}

function moveBy(box: Box, x: number, y: number): void {
  box.left += x;
  box.right += x;
  box.top += y;
  box.bottom += y;
}

function overlap(one: Box, other: Box): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
