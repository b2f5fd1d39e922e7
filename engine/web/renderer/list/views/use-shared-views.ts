import { useEffect, useState } from 'react';
import { listSharedViews, setSharedViews } from '../../../../core/calls/screens/preference.ts';
import type { ListArrangement, ScreenAnswer } from '../../../../core/calls/screens/screen.ts';
import { call } from '../../../api/call.ts';
import { readViews, type SavedView } from './saved-views.ts';

interface SharedViews {
  views: SavedView[];
  /** For super admins only. Shown at once, taken back when it is refused. */
  save(views: SavedView[]): Promise<void>;
}

/** Those that a list has begun with: a list that is opened once more asks what became of them. */
const used = new WeakSet<ListArrangement>();

/** Views that everybody finds who may open the screen. */
export function useSharedViews({ screen: { name: screen }, arrangement }: ScreenAnswer): SharedViews {
  const [views, setViews] = useState(() => readViews(arrangement.shared));

  useEffect(() => {
    if (!used.has(arrangement)) {
      used.add(arrangement);
      return undefined;
    }
    const abort = new AbortController();
    call(listSharedViews, { screen }, { signal: abort.signal, quiet: true }).then(
      (answer) => setViews(readViews(answer.views)),
      // What was known stays.
      () => undefined,
    );
    return () => abort.abort();
  }, [screen, arrangement]);

  return {
    views,
    async save(next) {
      setViews(next);
      await call(setSharedViews, { screen, views: next }).catch(() => setViews(views));
    },
  };
}
