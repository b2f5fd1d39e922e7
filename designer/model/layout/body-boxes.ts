import { shownBodies } from '../edits/flow/flow-index.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { FlowNode, PortRef } from '../types/flow.ts';
import type { Size } from './node-size.ts';

/** A rectangle in canvas units. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The rectangle of a body. */
export interface BodyBox extends Box {
  body: PortRef;
  /** Whose body it is. */
  frame: FlowNode;
  /** Everything in it at any depth, its own node included. */
  ids: readonly string[];
  /** Nothing stands in it yet. */
  isEmpty: boolean;
}

/** The rectangle of a node with everything in its bodies. */
export interface Whole {
  box: Box;
  ids: readonly string[];
}

/** Pixels between a frame and its nodes; the title is above them. */
export const framePadding = { side: 24, top: 48, bottom: 24 };
/** Pixels of an empty frame, below its node. */
const emptyHeight = 104;

/**
 * Returns the rectangle of each body with contents, and of the first one of an empty frame. Outer ones come first; the node of a body is in its first
 * one.
 * @param without nodes that are being moved elsewhere
 */
export function bodyBoxes(definition: InterfaceDefinition, sizeOf: (node: FlowNode) => Size, without: ReadonlySet<string> = new Set()): BodyBox[] {
  return placed(definition, sizeOf, without).bodies;
}

/** Returns every node with everything in its bodies, by id. */
export function wholes(definition: InterfaceDefinition, sizeOf: (node: FlowNode) => Size): ReadonlyMap<string, Whole> {
  return placed(definition, sizeOf, new Set()).wholes;
}

function placed(definition: InterfaceDefinition, sizeOf: (node: FlowNode) => Size, without: ReadonlySet<string>) {
  const { nodes, edges } = definition.flow;
  const bodyOf = shownBodies(definition);
  const members = Map.groupBy(
    nodes.filter(({ id }) => bodyOf.has(id) && !without.has(id)),
    ({ id }) => `${bodyOf.get(id)!.node}:${bodyOf.get(id)!.port}`,
  );
  const isHeld = new Set([...members.keys()].map((key) => key.slice(0, key.indexOf(':'))));
  for (const { to } of edges) isHeld.add(to.node);
  const bodies: BodyBox[] = [];
  const found = new Map<string, Whole>();
  const wholeOf = (node: FlowNode, seen: ReadonlySet<string>): Whole => {
    const { x, y } = node.position;
    const { width, height } = sizeOf(node);
    let whole: Whole = { box: { left: x, top: y, right: x + width, bottom: y + height }, ids: [node.id] };
    if (seen.has(node.id)) return whole;
    const inner = new Set([...seen, node.id]);
    for (const { name, body } of nodeTypeOf(node.type)?.ports(node.settings, { definition }).inputs ?? []) {
      const inside = body === undefined ? [] : (members.get(`${node.id}:${name}`) ?? []);
      const isFirst = whole.ids.length === 1;
      const isEmpty = isFrame(node) && !isHeld.has(node.id) && isFirst;
      if (inside.length === 0 && !isEmpty) continue;
      const at = bodies.length;
      const parts = inside.map((member) => wholeOf(member, inner));
      const below = isEmpty ? [{ ...whole.box, bottom: whole.box.bottom + emptyHeight }] : [];
      const box = padded(around([...(isFirst ? [whole.box] : []), ...below, ...parts.map((part) => part.box)]));
      const ids = [node.id, ...parts.flatMap((part) => part.ids)];
      bodies.splice(at, 0, { ...box, body: { node: node.id, port: name }, frame: node, ids, isEmpty });
      whole = { box: around([whole.box, box]), ids: [...whole.ids, ...ids.slice(1)] };
      if (isEmpty) break;
    }
    found.set(node.id, whole);
    return whole;
  };
  for (const node of nodes) if (!bodyOf.has(node.id)) wholeOf(node, new Set());
  return { bodies, wholes: found };
}

/** Nodes that exist for their bodies only. */
function isFrame({ type }: FlowNode): boolean {
  return type === 'transaction' || type === 'try';
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

function padded({ left, top, right, bottom }: Box): Box {
  const { side, top: head, bottom: foot } = framePadding;
  return { left: left - side, top: top - head, right: right + side, bottom: bottom + foot };
}
