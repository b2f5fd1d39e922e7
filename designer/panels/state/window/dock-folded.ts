const key = 'portico-design-dock-folded';

/** Whether the dock was folded when a designer was last used in this browser; before anybody has opened it, it is only its bar. */
export function readFolded(): boolean {
  return localStorage.getItem(key) !== 'no';
}

export function rememberFolded(isFolded: boolean): void {
  try {
    localStorage.setItem(key, isFolded ? 'yes' : 'no');
  } catch {
    // Remembered for this visit only.
  }
}
