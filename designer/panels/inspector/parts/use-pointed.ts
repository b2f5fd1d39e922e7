import { type RefObject, useEffect, useRef } from 'react';
import { useDesigner, useDesignerState } from '../../state/use-designer.ts';

/**
 * Brings the place of a JSON pointer into sight when somebody asked to see it (`state.pointer`), and puts the focus into it.
 * @param open unfolds what hides the place
 */
export function usePointed<Host extends HTMLElement = HTMLDivElement>(pointer: string, open?: () => void): RefObject<Host | null> {
  const designer = useDesigner();
  const { pointer: asked } = useDesignerState();
  const host = useRef<Host>(null);
  const isHere = asked !== null && (asked === pointer || asked.startsWith(`${pointer}/`));
  const latest = useRef(open);
  latest.current = open;
  useEffect(() => {
    if (!isHere || !host.current) return;
    latest.current?.();
    host.current.scrollIntoView({ block: 'center' });
    host.current.querySelector<HTMLElement>('[aria-invalid], input, textarea, button')?.focus({ preventScroll: true });
    designer.state.pointer = null;
  }, [isHere, designer]);
  return host;
}
