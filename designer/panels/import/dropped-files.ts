interface Dropped {
  files: readonly File[];
  hasFolder: boolean;
}

let waiting: Dropped | null = null;

/** Files that were dropped on another page, on their way to the import page. */
export function keepDroppedFiles(dropped: Dropped): void {
  waiting = dropped;
}

/** Once. */
export function takeDroppedFiles(): Dropped | null {
  const dropped = waiting;
  waiting = null;
  return dropped;
}
