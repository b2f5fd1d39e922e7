import { memo } from 'react';
import { BaseEdge, type EdgeProps, getSmoothStepPath } from 'reactflow';
import type { OrderEdge as CanvasOrderEdge } from '../draw/canvas-node.ts';

/** Pixels from a node to where the edge turns: between it and the title of its frame. */
const turn = 12;

/** One effect before another: thick and without the colour of a type, as no value runs along it. */
export const OrderEdge = memo(function OrderEdge({ selected, sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition }: EdgeProps<CanvasOrderEdge>) {
  const [path] = getSmoothStepPath({ sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition, borderRadius: 8, offset: turn });
  return (
    <g>
      <BaseEdge path={path} interactionWidth={24} className={`design-order ${selected ? 'design-order-selected' : ''}`} />
      <path d={`M${targetX - 6},${targetY - 10} L${targetX},${targetY} L${targetX + 6},${targetY - 10} Z`} className="design-order-head" />
    </g>
  );
});
