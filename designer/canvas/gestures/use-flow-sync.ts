import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { useReactFlow, useStore, useStoreApi, type Viewport } from 'reactflow';
import { useText } from '../../../engine/web/index.ts';
import { shownBodies } from '../../model/edits/flow/flow-index.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import type { FlowEdge, FlowOrder } from '../../model/types/flow.ts';
import { useDesignerState } from '../../panels/state/use-designer.ts';
import { nodeName, portName } from '../connect/connect-ports.ts';
import type { CanvasEdge, CanvasNode } from '../draw/canvas-node.ts';
import { drawEdges } from '../draw/draw-edges.ts';
import { drawNodes } from '../draw/draw-nodes.ts';
import { nodeRuns } from '../draw/node-run.ts';
import { type NodeView, viewNodes } from '../draw/node-view.ts';
import { foldFrame, hiddenIn } from '../state/folded-frames.ts';
import { useCanvas, useCanvasState } from '../state/use-canvas.ts';
import { openingViewport } from '../view/fit-nodes.ts';
import { isOverview } from '../view/overview.ts';

interface FlowSync {
  /** What reactflow begins with. */
  nodes: CanvasNode[];
  edges: CanvasEdge[];
  /** All nodes on the screen. */
  viewport: Viewport;
  /** Now: edges are not reactflow's then, they are drawn as plain lines. */
  isFar: boolean;
}

/**
 * Keeps what reactflow holds in step with the definition. reactflow owns nodes and edges while the pointer moves them; they are drawn again
 * only after an edit, and only those that look different.
 * @param size of the canvas when it was opened
 */
export function useFlowSync(size: { width: number; height: number }): FlowSync {
  const state = useDesignerState();
  const text = useText();
  const store = useStoreApi<CanvasNode, CanvasEdge>();
  const { getNodes, getEdges } = useReactFlow<CanvasNode, CanvasEdge>();
  const { definition, diagnostics, run, pins, failing, breakpoints, selectedNodes, selectedEdges } = state;
  const canvas = useCanvas();
  const { folded } = useCanvasState();
  const hidden = useMemo(() => hiddenIn(definition, folded), [definition, folded]);
  useEffect(() => {
    // Whatever leads to a node, a diagnostic, a search or a link, leads to one that is seen.
    for (const id of selectedNodes) {
      const frame = hidden.get(id);
      if (frame !== undefined) foldFrame(canvas, state.id, frame, false);
    }
  }, [selectedNodes, hidden, canvas, state.id]);
  const count = definition.flow.nodes.length;
  const views = useRef<ReadonlyMap<string, NodeView>>(new Map());
  const runs = useMemo(() => nodeRuns(run), [run]);
  const draw = (before: readonly CanvasNode[]) => {
    views.current = viewNodes(definition, views.current);
    return drawNodes({ definition, views: views.current, diagnostics, runs, pins, failing, breakpoints, selected: new Set(selectedNodes), hidden }, before);
  };
  const drawLinks = (before: readonly CanvasEdge[]) => {
    const nameOf = (edge: FlowEdge) => edgeName(definition, edge, text);
    const orderName = ({ before, after }: FlowOrder) => `${text(nodeName(definition, before))} → ${text(nodeName(definition, after))}`;
    const { edges, order = [] } = definition.flow;
    return drawEdges(
      { edges, order, orderName, bodies: shownBodies(definition), views: views.current, runs, selected: new Set(selectedEdges), hidden, nameOf },
      before,
    );
  };
  const begin = (): Omit<FlowSync, 'isFar'> => {
    const nodes = draw([]);
    const viewport = openingViewport(nodes, size);
    return { nodes, viewport, edges: isOverview(viewport.zoom, count) ? [] : drawLinks([]) };
  };
  const first = useRef<ReturnType<typeof begin>>(undefined);
  first.current ??= begin();
  const { viewport } = first.current;
  const isFar = useStore(({ domNode, transform }) => isOverview(domNode ? transform[2] : viewport.zoom, count));
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again when one of its inputs has changed, and not with every rendering
  useLayoutEffect(() => {
    if (isFirst.current) return;
    store.getState().setNodes(draw(getNodes()));
  }, [definition, diagnostics, runs, pins, failing, breakpoints, selectedNodes, hidden]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const before = getEdges();
    const edges = isFar ? [] : drawLinks(before);
    // reactflow looks every edge up anew when it is given some.
    if (edges.length !== before.length || edges.some((edge, at) => edge !== before[at])) store.getState().setEdges(edges);
  }, [definition, runs, selectedEdges, text, isFar, hidden]);
  return { ...first.current, isFar };
}

function edgeName(definition: InterfaceDefinition, { from, to }: FlowEdge, text: ReturnType<typeof useText>): string {
  return `${text(portName(definition, from))} → ${text(portName(definition, to))}`;
}
