import { type FSWatcher, watch } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from './list-files.ts';
import type { LiveScreens } from './live-screens.ts';

/** Milliseconds in which several changes count as one. */
const debounceTime = 80;
/** Milliseconds between two polls, for file systems without notifications. */
const pollTime = 1_000;
/** The pause between polls is at least this many times the duration of one: on a busy server, polling once a second took 5 % of the time. */
const pollShare = 50;

/**
 * Keeps the screens in step with their folders until the returned function is called, which waits for running reloads. Listens to the file system
 * and, since some miss changes, polls once a second; less often if polling is slow.
 */
export async function watchScreens(screens: LiveScreens, folders: readonly string[], onError: (error: unknown) => void): Promise<() => Promise<void>> {
  let timer: NodeJS.Timeout | undefined;
  let seen = await stampsOf(folders);
  let stopped = false;
  let reloading = Promise.resolve();

  const reload = (): void => {
    timer = undefined;
    reloading = screens.reload(true).catch(onError);
  };
  const touched = (): void => {
    if (!stopped) timer ??= setTimeout(reload, debounceTime);
  };
  const poll = async (): Promise<void> => {
    const begun = performance.now();
    try {
      const now = await stampsOf(folders);
      if (now !== seen) touched();
      seen = now;
    } catch (error) {
      onError(error);
    }
    if (!stopped) polling = pollAfter(pollShare * (performance.now() - begun));
  };
  const pollAfter = (pause: number): NodeJS.Timeout => setTimeout(() => void poll(), Math.max(pollTime, pause)).unref();

  const watchers = folders.flatMap((folder) => [folder, join(folder, 'migrations')]).flatMap((folder) => watcherOf(folder, touched));
  let polling = pollAfter(0);
  return () => {
    stopped = true;
    clearTimeout(polling);
    clearTimeout(timer);
    for (const watcher of watchers) watcher.close();
    return reloading;
  };
}

async function stampsOf(folders: readonly string[]): Promise<string> {
  const { files } = await listFiles(folders);
  return files.map((file) => `${file.path} ${file.stamp}`).join('\n');
}

/** A folder that is missing or disappears is left to the poll. */
function watcherOf(folder: string, touched: () => void): FSWatcher[] {
  try {
    const watcher = watch(folder, { persistent: false }, touched);
    watcher.on('error', () => watcher.close());
    return [watcher];
  } catch {
    return [];
  }
}
