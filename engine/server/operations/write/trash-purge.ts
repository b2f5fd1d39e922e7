import type { Platform } from '../../kernel/platform.ts';
import { purgeTrash } from './purge-trash.ts';
import { purgeRequestKeys } from './request-keys.ts';

const hour = 3_600_000;

/** Empties the trash of what has been in it too long and forgets old submissions, once an hour. Returns the function that ends it. */
export function startTrashPurge(platform: Platform): () => void {
  const timer = setInterval(() => {
    for (const purge of [purgeTrash, purgeRequestKeys]) purge(platform).catch((error: unknown) => console.error('trash:', error));
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
