import type { CSSProperties } from 'react';
import type { Canvas, Point } from '../state/canvas.ts';

/** Where a small window of this width opens inside the canvas, wholly on it, for a point on the screen. */
export function localPlace({ host }: Canvas, { x, y }: Point, width: number): CSSProperties {
  const box = host?.getBoundingClientRect();
  if (!box) return {};
  const left = Math.max(8, Math.min(x - box.left, box.width - width - 8));
  const top = Math.max(8, Math.min(y - box.top, box.height - 120));
  return { left, top, width, maxHeight: box.height - top - 8 };
}
