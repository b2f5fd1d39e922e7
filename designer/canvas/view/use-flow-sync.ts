import { useLayoutEffect, useMemo, useRef } from 'react';
import { useReactFlow, useStoreApi } from 'reactflow';
import { useText } from '../../../engine/web/index.ts';
import type { FlowEdge } from '../../model/flow.ts';
import type { Designer } from '../../panels/state/designer.ts';
import { useDesigner, useDesignerState } from '../../panels/state/use-designer.ts';
import { portName } from '../connect/connect-ports.ts';
import type { CanvasEdge, CanvasNode } from '../draw/canvas-node.ts';
import { drawEdges } from '../draw/draw-edges.ts';
import { drawNodes } from '../draw/draw-nodes.ts';
import { nodeRuns } from '../draw/node-run.ts';
import { type NodeView, viewNodes } from '../draw/node-view.ts';

/**
 * Keeps what reactflow holds in step with the definition. reactflow owns nodes and edges while the pointer moves them; they are drawn again
 * only after an edit, and only those that look different.
 */
export function useFlowSync(): { nodes: CanvasNode[]; edges: CanvasEdge[] } {
  const designer = useDesigner();
  const state = useDesignerState();
  const text = useText();
  const store = useStoreApi<CanvasNode, CanvasEdge>();
  const { getNodes, getEdges } = useReactFlow<CanvasNode, CanvasEdge>();
  const { definition, problems, run, pins, selectedNodes, selectedEdges } = state;
  const views = useRef<ReadonlyMap<string, NodeView>>(new Map());
  const runs = useMemo(() => nodeRuns(run), [run]);
  const draw = (nodes: readonly CanvasNode[], edges: readonly CanvasEdge[]) => {
    views.current = viewNodes(definition, views.current);
    const nameOf = (edge: FlowEdge) => edgeName(designer, edge, text);
    return {
      nodes: drawNodes({ definition, views: views.current, problems, runs, pins, selected: new Set(selectedNodes) }, nodes),
      edges: drawEdges({ edges: definition.flow.edges, views: views.current, runs, selected: new Set(selectedEdges), nameOf }, edges),
    };
  };
  const first = useRef<ReturnType<typeof draw>>(undefined);
  first.current ??= draw([], []);
  const isFirst = useRef(true);
  // biome-ignore lint/correctness/useExhaustiveDependencies: drawn again when one of its inputs has changed, and not with every rendering
  useLayoutEffect(() => {
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    const drawn = draw(getNodes(), getEdges());
    store.getState().setNodes(drawn.nodes);
    store.getState().setEdges(drawn.edges);
  }, [definition, problems, runs, pins, selectedNodes, selectedEdges, text]);
  return first.current;
}

function edgeName(designer: Designer, { from, to }: FlowEdge, text: ReturnType<typeof useText>): string {
  return `${text(portName(designer, from))} → ${text(portName(designer, to))}`;
}
