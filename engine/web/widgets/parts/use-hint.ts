import type { TooltipProps } from 'antd';
import { useRef, useState } from 'react';

/** Milliseconds the pointer rests before a hint shows. */
const delay = 400;

/** A hint under the pointer that goes when its button is pressed: it would lie over what opens then. */
export function useHint(): { hint: Pick<TooltipProps, 'open' | 'onOpenChange' | 'mouseEnterDelay'>; onPress(): void } {
  const [open, setOpen] = useState(false);
  const pressedAt = useRef(Number.NEGATIVE_INFINITY);
  return {
    // One that was on its way when the button was pressed comes too late.
    hint: { open, mouseEnterDelay: delay / 1000, onOpenChange: (next) => setOpen(next && performance.now() - pressedAt.current > 2 * delay) },
    onPress: () => {
      pressedAt.current = performance.now();
      setOpen(false);
    },
  };
}
