import type { Viewport } from 'reactflow';
import type { CanvasNode } from '../draw/canvas-node.ts';
import type { Canvas } from '../state/canvas.ts';
import { afterDrawing } from './focus-node.ts';
import { manyNodes } from './overview.ts';

/** Zoom no wheel and no fit goes beyond. */
export const farthestZoom = 0.1;

/**
 * Moves and zooms the canvas so that these nodes are seen, or all. reactflow's own knows only nodes that were on the screen before.
 * @param maxZoom few nodes are not blown up beyond it
 */
export function fitNodes({ view, host }: Canvas, maxZoom: number, ids?: readonly string[]): void {
  const box = host?.getBoundingClientRect();
  const nodes = (view?.getNodes() ?? []).filter(({ id }) => ids === undefined || ids.includes(id));
  if (box && nodes.length > 0) void view?.setViewport(fittedViewport(nodes, box, maxZoom));
}

/** Fits all nodes once the edit that was just made is drawn. */
export function fitAfterEdit(canvas: Canvas): void {
  afterDrawing(() => fitNodes(canvas, 1));
}

/** The view of a canvas of this size in which these nodes are all seen, in its middle. */
function fittedViewport(nodes: readonly CanvasNode[], box: { width: number; height: number }, maxZoom: number): Viewport {
  const boxes = nodes.map(({ position, measured, width, height }) => ({
    left: position.x,
    top: position.y,
    right: position.x + (measured?.width ?? width ?? 0),
    bottom: position.y + (measured?.height ?? height ?? 0),
  }));
  if (boxes.length === 0) return { x: 0, y: 0, zoom: 1 };
  const left = Math.min(...boxes.map((one) => one.left));
  const top = Math.min(...boxes.map((one) => one.top));
  const width = Math.max(...boxes.map((one) => one.right)) - left;
  const height = Math.max(...boxes.map((one) => one.bottom)) - top;
  const zoom = Math.max(farthestZoom, Math.min(maxZoom, (box.width - 2 * margin) / width, (box.height - margin - foot) / height));
  return { x: box.width / 2 - (left + width / 2) * zoom, y: (box.height + margin - foot) / 2 - (top + height / 2) * zoom, zoom };
}

/** Where a flow does not fit at this zoom it opens at its beginning: names must be readable. */
const readableZoom = 0.6;
/** The view a flow opens in: all of it where it can be read so, as a large one can that is drawn in short, else its beginning. */
export function openingViewport(nodes: readonly CanvasNode[], box: { width: number; height: number }): Viewport {
  const fitted = fittedViewport(nodes, box, 1);
  const steps = nodes.filter(({ type }) => type === 'step');
  if (fitted.zoom >= readableZoom || steps.length > manyNodes) return fitted;
  const first = steps.toSorted((one, other) => one.position.x - other.position.x)[0];
  if (!first) return fitted;
  const column = steps.filter(({ position }) => position.x < first.position.x + 200);
  const top = Math.min(...column.map(({ position }) => position.y));
  const bottom = Math.max(...column.map(({ position, measured }) => position.y + (measured?.height ?? 0)));
  const middle = box.height / 2 - ((top + bottom) / 2) * readableZoom;
  return { x: margin - first.position.x * readableZoom, y: Math.max(middle, margin - top * readableZoom), zoom: readableZoom };
}

const margin = 32;
/** Room for the tools in the lower corners. */
const foot = 72;
