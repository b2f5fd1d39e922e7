import { useCallback, useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { session } from '../../../../engine/web/index.ts';
import type { Catalog } from '../../shared/calls.ts';
import { askCatalog, takeEarly } from './early-catalog.ts';
import { isPasswordRequired, rememberPassword, storedPassword } from './password.ts';

export type CatalogState =
  | { kind: 'loading' }
  /** `tried`: one was given and is wrong. */
  | { kind: 'locked'; tried: boolean }
  | { kind: 'failed'; error: unknown }
  | { kind: 'ready'; catalog: Catalog; password: string | undefined };

/** The list of all interfaces the reader may know of, asked for again whenever a right or, in the back-office, a descriptor changes. */
export function useCatalog(): { state: CatalogState; load(password?: string): Promise<void> } {
  const { permission } = useSnapshot(session);
  const [state, setState] = useState<CatalogState>({ kind: 'loading' });
  const load = useCallback(async (typed?: string, signal?: AbortSignal) => {
    const { password, answer } = (typed === undefined && takeEarly()) || askCatalog(typed ?? storedPassword(), signal);
    try {
      const catalog = await answer;
      if (password !== undefined) rememberPassword(password);
      setState({ kind: 'ready', catalog, password });
    } catch (error) {
      if (!signal?.aborted) setState(isPasswordRequired(error) ? { kind: 'locked', tried: password !== undefined } : { kind: 'failed', error });
    }
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new permission answer is the news that something changed
  useEffect(() => {
    const leave = new AbortController();
    void load(undefined, leave.signal);
    return () => leave.abort();
  }, [load, permission]);
  return { state, load };
}
