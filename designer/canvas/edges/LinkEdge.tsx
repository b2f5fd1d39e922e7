import { memo, useState } from 'react';
import { BaseEdge, EdgeLabelRenderer, type EdgeProps, getBezierPath, getSmoothStepPath, useStore } from 'reactflow';
import { useText } from '../../../engine/web/index.ts';
import { framePadding } from '../../model/layout/body-boxes.ts';
import { headHeight, portHeight } from '../../model/layout/node-size.ts';
import { typeLabel } from '../../model/types/type-label.ts';
import type { CanvasEdge } from '../draw/canvas-node.ts';
import { printValue } from '../draw/print-value.ts';
import { typeKey } from '../draw/type-key.ts';
import { useCanvasState } from '../state/use-canvas.ts';
import { useDetour } from './use-detour.ts';

/** An edge in the colour of its type; while it is pointed at it says its type and what ran along it; after a run the value stands at its output. */
export const LinkEdge = memo(function LinkEdge({
  id,
  source,
  target,
  data,
  selected,
  sourceX,
  sourceY,
  targetX,
  targetY,
  sourcePosition,
  targetPosition,
}: EdgeProps<CanvasEdge>) {
  const [isHovered, setHovered] = useState(false);
  const ends = { sourceX, sourceY, targetX, targetY, sourcePosition, targetPosition };
  const foot = useStore(({ nodeLookup }) => footOf(data?.back === undefined ? undefined : nodeLookup.get(data.back)));
  const isBelow = sourceY > targetY + headHeight + portHeight;
  // Back into its loop it goes below what stands beside the loop, or between the loop and what stands below.
  const around = useDetour(ends, source, target);
  const [path, x, y] =
    foot !== undefined
      ? getSmoothStepPath({ ...ends, borderRadius: 8, ...(!isBelow && { centerY: foot }) })
      : around
        ? [around.path, around.x, around.y]
        : getBezierPath(ends);
  const text = useText();
  const type = data?.type ?? { type: 'any' as const };
  const value = data?.value;
  const color = `var(--p-type-${typeKey(type)}, var(--p-type-any))`;
  return (
    <g onPointerEnter={() => setHovered(true)} onPointerLeave={() => setHovered(false)}>
      <BaseEdge path={path} style={{ stroke: color }} interactionWidth={20} className={`design-link ${selected ? 'design-link-selected' : ''}`} />
      <DropHint edge={id} path={path} />
      {(isHovered || selected) && (
        <EdgeLabelRenderer>
          <span className="design-value design-link-label" style={{ transform: `translate(-50%, -50%) translate(${x}px, ${y}px)`, borderColor: color }}>
            {value ? printValue(value.value) : text(typeLabel(type))}
            {value && <small> {text(typeLabel(type))}</small>}
          </span>
        </EdgeLabelRenderer>
      )}
    </g>
  );
});

/** A line along the foot of a body. */
function footOf(body: { position: { y: number }; height?: number } | undefined): number | undefined {
  return body && body.position.y + (body.height ?? 0) - framePadding.bottom / 2;
}

/** The edge that takes the node held over it. */
function DropHint({ edge, path }: { edge: string; path: string }) {
  const { dropEdge } = useCanvasState();
  return dropEdge === edge ? <path d={path} className="design-link-drop" /> : null;
}
