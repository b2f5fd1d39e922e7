import type { GivenFiles } from './pack-files.ts';

let waiting: GivenFiles | null = null;

/** Files that were dropped on another page, on their way to the import page. */
export function keepDroppedFiles(dropped: GivenFiles): void {
  waiting = dropped;
}

/** Once. */
export function takeDroppedFiles(): GivenFiles | null {
  const dropped = waiting;
  waiting = null;
  return dropped;
}
