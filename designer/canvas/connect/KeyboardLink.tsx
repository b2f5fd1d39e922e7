import { getBezierPath, Position, useReactFlow, ViewportPortal } from 'reactflow';
import { nodeWidth, outputRow } from '../../model/layout/node-size.ts';
import type { CanvasEdge, CanvasNode } from '../draw/canvas-node.ts';
import { handleSize, handleTop } from '../draw/node-geometry.ts';
import type { OpenEnd, Point } from '../state/canvas.ts';
import { useCanvasState } from '../state/use-canvas.ts';
import { edgeBetween } from './edge-between.ts';

/** The edge as it would run to the port that the keyboard stands at. */
export function KeyboardLink() {
  const { connecting } = useCanvasState();
  const { getNode } = useReactFlow<CanvasNode, CanvasEdge>();
  if (!connecting?.at) return null;
  const { from, to } = edgeBetween(connecting.from, connecting.at);
  const source = placeOf(getNode(from.node), { ...from, side: 'output' });
  const target = placeOf(getNode(to.node), { ...to, side: 'input' });
  if (!source || !target) return null;
  const [path] = getBezierPath({
    sourceX: source.x,
    sourceY: source.y,
    targetX: target.x,
    targetY: target.y,
    sourcePosition: Position.Right,
    targetPosition: Position.Left,
  });
  return (
    <ViewportPortal>
      <svg className="design-keyboard-link" aria-hidden>
        <path d={path} />
      </svg>
    </ViewportPortal>
  );
}

function placeOf(node: CanvasNode | undefined, { port, side }: OpenEnd): Point | null {
  if (node?.type !== 'step') return null;
  const { inputs, outputs } = node.data.view;
  const row = side === 'input' ? inputs.findIndex(({ name }) => name === port) : outputRow(inputs, outputs) + outputs.findIndex(({ name }) => name === port);
  return { x: node.position.x + (side === 'input' ? 0 : nodeWidth), y: node.position.y + handleTop(row) + handleSize / 2 };
}
