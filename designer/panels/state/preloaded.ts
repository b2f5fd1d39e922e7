import type { OpenedDesign } from './designer.ts';
import { openDesign } from './open-design.ts';

interface Preloaded {
  opening: Promise<OpenedDesign>;
  /** Once it has come. */
  opened?: OpenedDesign;
}

const preloaded = new Map<string, Preloaded>();

/** Asks for an interface before the page that will show it is there. */
export function preloadDesign(id: string): void {
  const entry: Preloaded = { opening: openDesign(id) };
  preloaded.set(id, entry);
  entry.opening.then(
    (opened) => {
      entry.opened = opened;
    },
    // Whoever takes it tells of the failure.
    () => undefined,
  );
}

/** What came in time, to begin with. */
export function preloadedDesign(id: string | undefined): OpenedDesign | undefined {
  return id === undefined ? undefined : preloaded.get(id)?.opened;
}

/** The stored interface, or a new one. What was preloaded serves once: later it would be old. */
export function takeDesign(id: string | undefined): Promise<OpenedDesign> {
  const entry = id === undefined ? undefined : preloaded.get(id);
  forgetPreloaded(id);
  return entry?.opening ?? openDesign(id);
}

/** Drops what was preloaded, so that the next opening asks the server. */
export function forgetPreloaded(id: string | undefined): void {
  if (id !== undefined) preloaded.delete(id);
}
