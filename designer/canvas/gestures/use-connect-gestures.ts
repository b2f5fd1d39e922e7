import { useMemo } from 'react';
import type { FinalConnectionState, ReactFlowProps } from 'reactflow';
import { ref } from 'valtio/vanilla';
import { nodeWidth } from '../../model/layout/node-size.ts';
import type { FlowEdge, PortRef } from '../../model/types/flow.ts';
import type { Designer } from '../../panels/state/designer.ts';
import { connectPorts } from '../connect/connect-ports.ts';
import { edgeBetween } from '../connect/edge-between.ts';
import type { CanvasEdge, CanvasNode } from '../draw/canvas-node.ts';
import { orderPort } from '../draw/node-geometry.ts';
import type { Canvas, Connecting, OpenEnd, Point } from '../state/canvas.ts';
import { connectionTargets } from '../state/connection-targets.ts';

type Gestures = Pick<
  ReactFlowProps<CanvasNode, CanvasEdge>,
  'onConnectStart' | 'onConnect' | 'onConnectEnd' | 'onReconnect' | 'onClickConnectStart' | 'onClickConnectEnd' | 'isValidConnection'
>;

interface Ends {
  source: string | null;
  sourceHandle?: string | null;
  target: string | null;
  targetHandle?: string | null;
}

/** An edge drawn with the pointer: what it may end in is known from the start; a refusal says why, empty space offers what fits. */
export function useConnectGestures(designer: Designer, canvas: Canvas): Gestures {
  return useMemo(() => {
    const begin: Gestures['onConnectStart'] = (_, { nodeId, handleId, handleType }) => {
      if (nodeId === null || handleId === null) return;
      const from: OpenEnd = { node: nodeId, port: handleId, side: handleType === 'source' ? 'output' : 'input' };
      canvas.dismiss();
      canvas.state.connecting = ref({ from, targets: connectionTargets(designer.state.definition, from), at: null });
    };
    const end: Gestures['onConnectEnd'] = (event, state) => {
      const { connecting } = canvas.state;
      canvas.state.connecting = null;
      if (!connecting || state.isValid) return;
      const screen = screenPoint(event);
      const target = targetOf(state, screen, canvas, connecting);
      if (target === 'pane' && connecting.from.port !== orderPort) openQuickAdd(canvas, connecting.from, screen);
      else if (target && target !== 'pane') connectPorts(designer, canvas, edgeBetween(connecting.from, target), screen);
    };
    return {
      onConnectStart: begin,
      onClickConnectStart: begin,
      onConnectEnd: end,
      onClickConnectEnd: () => {
        canvas.state.connecting = null;
      },
      onConnect: (connection) => {
        const edge = edgeOf(connection);
        if (edge) connectPorts(designer, canvas, edge, canvas.pointer ?? canvas.middle());
      },
      onReconnect: (moved, connection) => {
        const edge = edgeOf(connection);
        if (edge) connectPorts(designer, canvas, edge, canvas.pointer ?? canvas.middle(), moved.id);
      },
      isValidConnection: (connection) => {
        const { connecting } = canvas.state;
        const edge = edgeOf(connection);
        if (!connecting || !edge) return false;
        const { from } = connecting;
        return connecting.targets.of(from.side === 'output' ? { ...edge.to, side: 'input' } : { ...edge.from, side: 'output' }).ok;
      },
    };
  }, [designer, canvas]);
}

function edgeOf({ source, sourceHandle, target, targetHandle }: Ends): FlowEdge | null {
  if (!source || !sourceHandle || !target || !targetHandle) return null;
  return { from: { node: source, port: sourceHandle }, to: { node: target, port: targetHandle } };
}

/** The port the edge was let go at; on the body of a node its first port that takes it. */
function targetOf(state: FinalConnectionState, screen: Point, canvas: Canvas, { from, targets }: Connecting): PortRef | 'pane' | null {
  const { toHandle } = state;
  if (toHandle?.id) return { node: toHandle.nodeId, port: toHandle.id };
  const element = document.elementFromPoint(screen.x, screen.y);
  if (!canvas.host?.contains(element)) return null;
  const node = element?.closest<HTMLElement>('.react-flow__node-step')?.dataset.id;
  if (node === undefined) return 'pane';
  if (node === from.node) return null;
  return targets.open.find((port) => port.node === node) ?? firstPort(canvas, node, from);
}

function firstPort({ view }: Canvas, node: string, from: OpenEnd): PortRef | null {
  const found = view?.getNode(node);
  if (found?.type !== 'step') return null;
  const { inputs, outputs } = found.data.view;
  const port = (from.side === 'output' ? inputs : outputs)[0];
  return port ? { node, port: port.name } : null;
}

function openQuickAdd(canvas: Canvas, from: OpenEnd, screen: Point): void {
  const place = canvas.toFlow({ x: from.side === 'output' ? screen.x : screen.x - nodeWidth, y: screen.y - 64 });
  canvas.state.quickAdd = ref({ screen, place, wire: from, after: null });
}

function screenPoint(event: MouseEvent | TouchEvent): Point {
  const at = 'changedTouches' in event ? event.changedTouches[0] : event;
  return { x: at?.clientX ?? 0, y: at?.clientY ?? 0 };
}
