import { useCallback, useState } from 'react';

const prefix = 'portico-design-panel-';

/** Width or height of a panel in pixels, within its bounds and remembered in this browser. */
export function usePanelSize(name: string, initial: number, min: number, max: number): [number, (size: number) => void] {
  const [size, setSize] = useState(() => {
    const stored = Number(localStorage.getItem(prefix + name) ?? Number.NaN);
    return Number.isFinite(stored) ? Math.min(Math.max(stored, min), max) : initial;
  });
  const resize = useCallback(
    (wanted: number) => {
      const bounded = Math.min(Math.max(Math.round(wanted), min), max);
      setSize(bounded);
      try {
        localStorage.setItem(prefix + name, String(bounded));
      } catch {
        // Remembered for this visit only.
      }
    },
    [name, min, max],
  );
  return [size, resize];
}
