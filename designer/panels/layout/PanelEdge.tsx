import type { KeyboardEvent, PointerEvent } from 'react';

/** Pixels an arrow key moves the edge. */
const step = 16;

/** The edge between a panel and the view: dragged, or moved with the arrow keys. */
export function PanelEdge({ side, size, onResize, label }: { side: 'left' | 'right' | 'bottom'; size: number; onResize(size: number): void; label: string }) {
  const isBottom = side === 'bottom';
  const onPointerDown = (event: PointerEvent<HTMLHRElement>) => {
    event.currentTarget.setPointerCapture(event.pointerId);
    const start = isBottom ? event.clientY : event.clientX;
    const element = event.currentTarget;
    const move = (moved: globalThis.PointerEvent) => {
      const way = (isBottom ? moved.clientY : moved.clientX) - start;
      onResize(side === 'left' ? size + way : size - way);
    };
    element.addEventListener('pointermove', move);
    element.addEventListener('lostpointercapture', () => element.removeEventListener('pointermove', move), { once: true });
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const [less, more] = isBottom ? ['ArrowDown', 'ArrowUp'] : side === 'left' ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];
    if (event.key !== less && event.key !== more) return;
    event.preventDefault();
    onResize(size + (event.key === more ? step : -step));
  };
  return (
    <hr
      className={`design-edge design-edge-${side}`}
      tabIndex={0}
      aria-label={label}
      aria-orientation={isBottom ? 'horizontal' : 'vertical'}
      aria-valuenow={size}
      onPointerDown={onPointerDown}
      onKeyDown={onKeyDown}
    />
  );
}
