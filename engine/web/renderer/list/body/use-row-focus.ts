import { type FocusEventHandler, useEffect, useRef } from 'react';

/**
 * Keeps the keyboard in a list when the row it stands in goes: the row that takes its place has it then, or the page where none is left.
 * @returns for the element around the rows
 */
export function useRowFocus(rows: readonly unknown[] | undefined): FocusEventHandler<HTMLElement> {
  const place = useRef<{ host: HTMLElement; index: number }>(undefined);
  useEffect(() => {
    const leave = ({ target }: FocusEvent) => {
      if (!(target instanceof Node && place.current?.host.contains(target))) place.current = undefined;
    };
    // A press beside all controls leaves the keyboard nowhere, on purpose.
    const forget = () => {
      place.current = undefined;
    };
    document.addEventListener('focusin', leave);
    document.addEventListener('pointerdown', forget, true);
    return () => {
      document.removeEventListener('focusin', leave);
      document.removeEventListener('pointerdown', forget, true);
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at whenever the rows are others
  useEffect(() => {
    if (!place.current || document.activeElement !== document.body) return;
    const { host, index } = place.current;
    const shown = rowsIn(host);
    const row = shown[Math.min(index, shown.length - 1)];
    const control = row?.querySelector<HTMLElement>('button, a, input') ?? document.getElementById('p-content');
    control?.focus({ preventScroll: true });
  }, [rows]);
  return ({ currentTarget, target }) => {
    const row = target.closest<HTMLElement>('[data-row-key]');
    place.current = row ? { host: currentTarget, index: rowsIn(currentTarget).indexOf(row) } : undefined;
  };
}

function rowsIn(host: HTMLElement): HTMLElement[] {
  return [...host.querySelectorAll<HTMLElement>('[data-row-key]')];
}
