import { effectOrderOf, shownBodies } from '../edits/flow/flow-index.ts';
import { moveNodes } from '../edits/flow/node-edits.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { FlowNode } from '../types/flow.ts';
import { framePadding, wholes } from './body-boxes.ts';
import { type Size, type Sizes, sizeOf } from './node-size.ts';

/** Lays out a flow without bodies. */
export type LayoutLevel = (definition: InterfaceDefinition, sizes: Sizes) => Promise<InterfaceDefinition>;

/**
 * Lays out a flow with bodies from the inside: the contents of a body go below its node, by themselves, and everything around treats the node with
 * its bodies as one. Frames therefore never overlap each other or nodes outside of them. Effects of a body run top-down.
 */
export async function layoutBodies(definition: InterfaceDefinition, layoutLevel: LayoutLevel, sizes?: Sizes): Promise<InterfaceDefinition> {
  const size = (node: FlowNode): Size => sizeOf(definition, node, sizes);
  const { nodes } = definition.flow;
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const bodyOf = shownBodies(definition);
  const parentOf = ({ id }: FlowNode) => byId.get(bodyOf.get(id)?.node ?? '');
  const depthOf = (node: FlowNode): number => {
    let depth = 0;
    for (let at = parentOf(node); at && depth < nodes.length; at = parentOf(at)) depth++;
    return depth;
  };
  const held = Map.groupBy(nodes, (node) => parentOf(node)?.id);
  const place = new Map(effectOrderOf(definition).map((id, index) => [id, index]));
  let current = definition;

  const layOut = async (members: readonly FlowNode[]): Promise<void> => {
    const ids = new Set(members.map(({ id }) => id));
    const boxes = wholes(current, size);
    const standIn = (id: string): string | undefined => {
      for (let at = byId.get(id); at; at = parentOf(at)) if (ids.has(at.id)) return at.id;
      return undefined;
    };
    const edges = current.flow.edges.flatMap(({ from, to }) => {
      const [source, target] = [standIn(from.node), standIn(to.node)];
      return source === undefined || target === undefined || source === target
        ? []
        : [{ from: { node: source, port: from.port }, to: { node: target, port: to.port } }];
    });
    const whole = (id: string) => boxes.get(id)?.box ?? { left: 0, top: 0, right: 0, bottom: 0 };
    const placed = current.flow.nodes.filter(({ id }) => ids.has(id)).toSorted((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
    const level: InterfaceDefinition = {
      ...current,
      flow: { nodes: placed.map((node) => ({ ...node, position: { x: whole(node.id).left, y: whole(node.id).top } })), edges },
    };
    const measured = new Map(members.map(({ id }) => [id, { width: whole(id).right - whole(id).left, height: whole(id).bottom - whole(id).top }]));
    const laidOut = await layoutLevel(level, measured);
    for (const { id, position, pinned } of laidOut.flow.nodes)
      if (!pinned) moveWhole(boxes.get(id)?.ids ?? [id], position.x - whole(id).left, position.y - whole(id).top);
  };
  const moveWhole = (ids: readonly string[], x: number, y: number) => {
    const moved = new Set(ids);
    const places = current.flow.nodes.filter(({ id }) => moved.has(id)).map(({ id, position }) => [id, { x: position.x + x, y: position.y + y }] as const);
    current = moveNodes(current, new Map(places));
  };

  const frames = nodes.filter(({ id }) => held.has(id)).toSorted((one, other) => depthOf(other) - depthOf(one));
  for (const frame of frames) {
    const { inputs, outputs } = nodeTypeOf(frame.type)?.ports(frame.settings, { definition }) ?? { inputs: [], outputs: [] };
    // What a loop hands out at each turn goes on to the right, as all values do.
    const isLoop = outputs.some(({ inner }) => inner !== undefined);
    const start = frame.position.x + (isLoop ? size(frame).width + columnGap : 0);
    let top = frame.position.y + (isLoop ? 0 : size(frame).height + rowGap);
    // Beside the first body stands its node, which may be the higher one.
    let least = isLoop ? size(frame).height : 0;
    for (const { name, body } of inputs) {
      const members = body === undefined ? [] : (held.get(frame.id) ?? []).filter(({ id }) => bodyOf.get(id)?.port === name);
      if (members.length === 0) continue;
      await layOut(members);
      const boxes = wholes(current, size);
      const inside = members.flatMap(({ id }) => boxes.get(id) ?? []);
      const left = Math.min(...inside.map(({ box }) => box.left));
      const up = Math.min(...inside.map(({ box }) => box.top));
      const down = Math.max(...inside.map(({ box }) => box.bottom));
      moveWhole(
        inside.flatMap(({ ids }) => ids),
        start - left,
        top - up,
      );
      top += Math.max(down - up, least) + framePadding.bottom + framePadding.top + rowGap;
      least = 0;
    }
  }
  await layOut(held.get(undefined) ?? []);
  return current;
}

const columnGap = 48;
const rowGap = 32;
