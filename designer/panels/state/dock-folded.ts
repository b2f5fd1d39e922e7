const key = 'portico-design-dock-folded';

/** Whether the dock was folded when a designer was last used in this browser. */
export function readFolded(): boolean {
  return localStorage.getItem(key) === 'yes';
}

export function rememberFolded(isFolded: boolean): void {
  try {
    localStorage.setItem(key, isFolded ? 'yes' : 'no');
  } catch {
    // Remembered for this visit only.
  }
}
