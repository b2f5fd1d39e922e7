/** Reads a JSON value from local storage; null when there is none, when it is broken or when the browser refuses storage. */
export function readStored(key: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

/** Stores a value as JSON; does nothing where the browser refuses storage. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A full or forbidden storage loses a convenience, never work.
  }
}
