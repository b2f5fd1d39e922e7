import type { Canvas } from '../state/canvas.ts';

/**
 * Moves and zooms the canvas so that these nodes are seen, or all. reactflow's own knows only nodes that were on the screen before.
 * @param maxZoom few nodes are not blown up beyond it
 */
export function fitNodes({ view, host }: Canvas, maxZoom: number, ids?: readonly string[]): void {
  const box = host?.getBoundingClientRect();
  const boxes = (view?.getNodes() ?? [])
    .filter(({ id }) => ids === undefined || ids.includes(id))
    .map(({ position, measured, width, height, initialWidth, initialHeight }) => ({
      left: position.x,
      top: position.y,
      right: position.x + (measured?.width ?? width ?? initialWidth ?? 0),
      bottom: position.y + (measured?.height ?? height ?? initialHeight ?? 0),
    }));
  if (!view || !box || boxes.length === 0) return;
  const left = Math.min(...boxes.map((one) => one.left));
  const top = Math.min(...boxes.map((one) => one.top));
  const width = Math.max(...boxes.map((one) => one.right)) - left;
  const height = Math.max(...boxes.map((one) => one.bottom)) - top;
  const zoom = Math.max(0.1, Math.min(maxZoom, (box.width - 2 * margin) / width, (box.height - 2 * margin) / height));
  void view.setViewport({ x: box.width / 2 - (left + width / 2) * zoom, y: box.height / 2 - (top + height / 2) * zoom, zoom });
}

/** After an edit: fits all nodes, but only when one of these has come to lie outside of what is seen. */
export function keepInSight(canvas: Canvas, ids: readonly string[]): void {
  // Two frames: the edit is drawn in the first.
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      const { view, host } = canvas;
      if (!view || !host) return;
      const box = host.getBoundingClientRect();
      const { x, y, zoom } = view.getViewport();
      const isSeen = (id: string) => {
        const node = view.getInternalNode(id);
        if (!node) return true;
        const left = node.internals.positionAbsolute.x * zoom + x;
        const top = node.internals.positionAbsolute.y * zoom + y;
        const right = left + (node.measured.width ?? node.initialWidth ?? 0) * zoom;
        const bottom = top + (node.measured.height ?? node.initialHeight ?? 0) * zoom;
        return left >= 0 && top >= 0 && right <= box.width && bottom <= box.height;
      };
      if (!ids.every(isSeen)) fitNodes(canvas, Math.min(1, zoom));
    }),
  );
}

const margin = 56;
