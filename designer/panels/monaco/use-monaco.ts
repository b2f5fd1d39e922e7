import { useEffect, useState } from 'react';
import { loadMonaco } from './load-monaco.ts';

type Monaco = typeof import('./monaco.ts');

/** Null until it has loaded, and for good on touch screens, on narrow ones and where it cannot load: show plain text then. */
export function useMonaco(): Monaco | null {
  const [monaco, setMonaco] = useState<Monaco | null>(null);
  useEffect(() => {
    if (!window.matchMedia('(pointer: fine) and (min-width: 768px)').matches) return;
    let isGone = false;
    loadMonaco().then(
      (module) => !isGone && setMonaco(module),
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, []);
  return monaco;
}
