import { useEffect, useState } from 'react';
import { listSharedViews, setSharedViews } from '../../../../core/calls/preference.ts';
import { call } from '../../../api/call.ts';
import { readViews, type SavedView } from './saved-views.ts';

interface SharedViews {
  views: SavedView[];
  /** False until the server has told. */
  ready: boolean;
  /** For super admins only. Shown at once, taken back when it is refused. */
  save(views: SavedView[]): Promise<void>;
}

/** Views that everybody finds who may open the screen. */
export function useSharedViews(screen: string): SharedViews {
  const [views, setViews] = useState<SavedView[]>();

  useEffect(() => {
    const abort = new AbortController();
    call(listSharedViews, { screen }, { signal: abort.signal, quiet: true, early: true }).then(
      (answer) => setViews(readViews(answer.views)),
      () => abort.signal.aborted || setViews([]),
    );
    return () => abort.abort();
  }, [screen]);

  return {
    views: views ?? [],
    ready: views !== undefined,
    async save(next) {
      setViews(next);
      await call(setSharedViews, { screen, views: next }).catch(() => setViews(views));
    },
  };
}
