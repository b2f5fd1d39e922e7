import type { Canvas } from '../state/canvas.ts';
import { fitNodes } from './fit-nodes.ts';

/** After an edit: fits all nodes, but only when one of these has come to lie outside of what is seen. */
export function keepVisible(canvas: Canvas, ids: readonly string[]): void {
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
        const right = left + (node.measured.width ?? node.width ?? 0) * zoom;
        const bottom = top + (node.measured.height ?? node.height ?? 0) * zoom;
        return left >= 0 && top >= 0 && right <= box.width && bottom <= box.height;
      };
      if (!ids.every(isSeen)) fitNodes(canvas, Math.min(1, zoom));
    }),
  );
}
