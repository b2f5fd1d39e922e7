import type { Point } from '../state/canvas.ts';

/** The edge at a point of the screen, also under what is being dragged; null when there is none. */
export function edgeAt({ x, y }: Point): string | null {
  for (const element of document.elementsFromPoint(x, y)) {
    const edge = element.closest<SVGElement>('.react-flow__edge');
    if (edge) return edge.dataset.id ?? null;
  }
  return null;
}
