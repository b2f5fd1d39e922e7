import { type ComponentType, lazy } from 'react';
import { chunk } from './chunk.ts';

const renewals = new Set<() => void>();

/** A page that loads on first use. Ask for the component when rendering, as a failed one is replaced by `renewFailedPages`. */
export function lazyPage<Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>): () => ComponentType<Props> {
  const fresh = (): ComponentType<Props> =>
    lazy(() =>
      chunk(load)().catch((error: unknown) => {
        renewals.add(() => {
          page = fresh();
        });
        throw error;
      }),
    );
  let page = fresh();
  return () => page;
}

/** React keeps a failed lazy component for ever. Called once its error shows, so that the next try loads again, and not before: that would be a loop. */
export function renewFailedPages(): void {
  for (const renew of renewals) renew();
  renewals.clear();
}
