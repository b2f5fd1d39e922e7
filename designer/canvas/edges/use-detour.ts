import { useMemo } from 'react';
import { type ReactFlowState, useStore } from 'reactflow';
import { nodeHeight, nodeWidth } from '../../model/layout/node-size.ts';
import type { CanvasNode } from '../draw/canvas-node.ts';
import { type Box, detour, type EdgeEnds } from './detour.ts';

type Detour = NonNullable<ReturnType<typeof detour>>;

/** Boxes of the nodes by id: drawn once for all edges, as long as nothing moves. */
const known = new WeakMap<object, ReadonlyMap<string, Box>>();

/** The way of an edge around nodes between its ends, kept while no node moves; null where a plain curve does. */
export function useDetour({ sourceX, sourceY, targetX, targetY }: EdgeEnds, source: string, target: string): Detour | null {
  const select = useMemo(() => {
    let seen: unknown;
    let found: Detour | null = null;
    return ({ nodes }: ReactFlowState) => {
      if (nodes === seen) return found;
      seen = nodes;
      const boxes = boxesOf(nodes as CanvasNode[]);
      const [from, to] = [boxes.get(source), boxes.get(target)];
      const next = from && to ? detour({ sourceX, sourceY, targetX, targetY }, [...boxes.values()], from, to) : null;
      // One that looks the same draws nothing anew.
      if (next?.path !== found?.path) found = next;
      return found;
    };
  }, [sourceX, sourceY, targetX, targetY, source, target]);
  return useStore(select);
}

/** The boxes of the nodes that edges lead around. */
export function boxesOf(nodes: readonly CanvasNode[]): ReadonlyMap<string, Box> {
  const before = known.get(nodes);
  if (before) return before;
  const boxes = new Map(
    nodes.flatMap((node): [string, Box][] => {
      if (node.type !== 'step') return [];
      const { x, y } = node.position;
      const { width = nodeWidth, height = nodeHeight(1) } = node.measured ?? {};
      return [[node.id, { left: x, top: y, right: x + width, bottom: y + height }]];
    }),
  );
  known.set(nodes, boxes);
  return boxes;
}
