import type { PointerEvent } from 'react';
import { limitWidth } from '../model/column-settings.ts';

/** The right edge of a head. A line follows the pointer; the table takes the width when it is let go. */
export function WidthHandle({ onWidth }: { onWidth(width: number): void }) {
  const start = (event: PointerEvent<HTMLSpanElement>) => {
    event.preventDefault();
    event.stopPropagation();
    const handle = event.currentTarget;
    const head = handle.closest('th');
    if (!head) return;
    const from = event.clientX;
    const before = head.getBoundingClientRect().width;
    const widthAt = (x: number) => limitWidth(before + x - from);
    const move = (moved: globalThis.PointerEvent) => handle.style.setProperty('--shift', `${widthAt(moved.clientX) - before}px`);
    const end = (released: globalThis.PointerEvent) => {
      handle.removeEventListener('pointermove', move);
      handle.removeEventListener('pointerup', end);
      handle.removeEventListener('pointercancel', end);
      handle.classList.remove('width-handle-dragged');
      handle.style.removeProperty('--shift');
      if (released.type === 'pointerup' && released.clientX !== from) onWidth(widthAt(released.clientX));
    };
    handle.setPointerCapture(event.pointerId);
    handle.classList.add('width-handle-dragged');
    handle.addEventListener('pointermove', move);
    handle.addEventListener('pointerup', end);
    handle.addEventListener('pointercancel', end);
  };
  return <span className="width-handle" onPointerDown={start} />;
}
