import { useEffect, useState } from 'react';
import type { Monaco } from '../../../engine/web/index.ts';
import { loadDesignerMonaco } from './load-monaco.ts';

/** Null until it has loaded, and for good on touch screens, on narrow ones and where it cannot load: show plain text then. */
export function useMonaco(): Monaco | null {
  const [monaco, setMonaco] = useState<Monaco | null>(null);
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine) and (min-width: 768px)').matches) return;
    let isGone = false;
    loadDesignerMonaco().then(
      (module) => !isGone && setMonaco(module),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return monaco;
}
