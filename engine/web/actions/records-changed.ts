type Listener = (screen: string) => void;

const listeners = new Set<Listener>();

/** Says that records of a screen were added, changed or removed; lists of it load again. */
export function emitRecordsChanged(screen: string): void {
  for (const listener of [...listeners]) listener(screen);
}

/** Calls back for every screen. Returns the function that ends it. */
export function onAnyRecordsChanged(callback: () => void): () => void {
  const listener: Listener = () => callback();
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Calls back for one screen. Returns the function that ends it. */
export function onRecordsChanged(screen: string, callback: () => void): () => void {
  const listener: Listener = (changed) => {
    if (changed === screen) callback();
  };
  listeners.add(listener);
  return () => listeners.delete(listener);
}
