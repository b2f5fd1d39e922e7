import type { Platform } from '../platform.ts';
import { purgeTrash } from './purge-trash.ts';

const hour = 3_600_000;

/** Empties the trash of what has been in it too long, once an hour. Returns the function that ends it. */
export function startTrashPurge(platform: Platform): () => void {
  const timer = setInterval(() => {
    purgeTrash(platform).catch((error: unknown) => console.error('trash:', error));
  }, hour);
  timer.unref();
  return () => clearInterval(timer);
}
