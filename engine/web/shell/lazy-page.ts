import { type ComponentType, lazy } from 'react';
import { chunk } from './chunk.ts';

/**
 * A page that loads on first use. Ask for the component when rendering: after a failure a fresh one is handed out, as React keeps
 * a failed one for ever.
 */
export function lazyPage<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): () => ComponentType<Props> {
  const fresh = (): ComponentType<Props> =>
    lazy(() =>
      chunk(load)().catch((error: unknown) => {
        page = fresh();
        throw error;
      }),
    );
  let page = fresh();
  return () => page;
}
