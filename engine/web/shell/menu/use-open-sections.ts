import { useEffect, useState } from 'react';
import type { MenuEntry } from './menu-entries.ts';

interface OpenSections {
  keys: readonly string[];
  toggle(key: string): void;
}

/** Which sections of the menu are unfolded: those on the way to the page, until somebody opens another. */
export function useOpenSections(entries: readonly MenuEntry[], trail: readonly string[]): OpenSections {
  const [state, setState] = useState({ trail: '', keys: trail });
  const way = trail.join(' ');
  // While drawing, and not in an effect after it: the menu would be drawn twice for each page.
  if (state.trail !== way) setState({ trail: way, keys: trail });
  const toggle = (key: string) => {
    const isRoot = (other: string) => entries.some((entry) => entry.key === other);
    setState(({ keys }) => {
      if (keys.includes(key)) return { trail: way, keys: keys.filter((other) => other !== key) };
      // One section open at a time keeps a long menu readable.
      return { trail: way, keys: [...(isRoot(key) ? keys.filter((other) => !isRoot(other)) : keys), key] };
    });
  };
  return { keys: state.trail === way ? state.keys : trail, toggle };
}

/** Where the pages of a section stand beside the folded menu. */
interface Flyout {
  key: string;
  /** Pixels from the edge it hangs on; below the middle of the window it stands on its lower edge. */
  top?: number;
  bottom?: number;
}

interface FlyoutState {
  shown: Flyout | null;
  show(line: HTMLElement): void;
  hide(): void;
}

/** Shows the pages of a section beside the folded menu; a press anywhere else hides them. */
export function useFlyout(isFolded: boolean): FlyoutState {
  const [shown, setShown] = useState<Flyout | null>(null);
  useEffect(() => {
    if (!shown) return undefined;
    const close = ({ target }: PointerEvent) => target instanceof Element && !target.closest('.p-menu') && setShown(null);
    document.addEventListener('pointerdown', close, true);
    return () => document.removeEventListener('pointerdown', close, true);
  }, [shown]);
  return {
    shown: isFolded ? shown : null,
    show(line) {
      const { top, bottom } = line.getBoundingClientRect();
      const place = top > innerHeight / 2 ? { bottom: innerHeight - bottom } : { top };
      setShown({ key: line.dataset.key ?? '', ...place });
    },
    hide: () => setShown(null),
  };
}
