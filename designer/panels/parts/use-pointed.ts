import { type RefObject, useEffect, useRef } from 'react';
import { useDesigner, useDesignerState } from '../state/use-designer.ts';

/**
 * Puts the focus where `state.pointer` asks for it: into the field below the host whose `data-pointer` is that place, or else the nearest one
 * around it. Where there is none, nothing happens.
 */
export function usePointed<Host extends HTMLElement = HTMLDivElement>(): RefObject<Host | null> {
  const designer = useDesigner();
  const { pointer } = useDesignerState();
  const host = useRef<Host>(null);
  useEffect(() => {
    if (pointer === null) return;
    let frame = requestAnimationFrame(() => {
      // What hides the place has unfolded by the second frame.
      frame = requestAnimationFrame(() => {
        designer.state.pointer = null;
        if (host.current) focusPlace(host.current, pointer);
      });
    });
    return () => cancelAnimationFrame(frame);
  }, [pointer, designer]);
  return host;
}

/** Tells which place is asked for, to unfold what hides it. */
export function useRequestedPlace(unfold: (pointer: string) => void): void {
  const { pointer } = useDesignerState();
  const latest = useRef(unfold);
  latest.current = unfold;
  useEffect(() => {
    if (pointer !== null) latest.current(pointer);
  }, [pointer]);
}

const focusable = 'input, textarea, select, button';

function focusPlace(host: HTMLElement, pointer: string): void {
  const parts = pointer.split('/');
  for (let length = parts.length; length > 1; length--) {
    const place = host.querySelector<HTMLElement>(`[data-pointer="${CSS.escape(parts.slice(0, length).join('/'))}"]`);
    if (!place) continue;
    place.scrollIntoView({ block: 'center' });
    const field = place.matches(focusable) ? place : (place.querySelector<HTMLElement>('[aria-invalid]') ?? place.querySelector<HTMLElement>(focusable));
    field?.focus({ preventScroll: true });
    return;
  }
}
