import type { ChosenFiles } from './pack-files.ts';

let waiting: ChosenFiles | null = null;

/** Files that were dropped on another page, on their way to the import page. */
export function keepDroppedFiles(dropped: ChosenFiles): void {
  waiting = dropped;
}

/** Once. */
export function takeDroppedFiles(): ChosenFiles | null {
  const dropped = waiting;
  waiting = null;
  return dropped;
}
