let waiting: readonly File[] | null = null;

/** Files that were dropped on another page, on their way to the import page. */
export function keepDroppedFiles(files: readonly File[]): void {
  waiting = files;
}

/** Once. */
export function takeDroppedFiles(): readonly File[] | null {
  const files = waiting;
  waiting = null;
  return files;
}
