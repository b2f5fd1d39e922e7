import { useCallback, useEffect, useState } from 'react';
import { getInterfaceTree, type InterfaceTree } from '../../../../engine/core/calls/interface-tree.ts';
import { call } from '../../../../engine/web/index.ts';

/** The tree of published interfaces; null while it is on its way or could not be had, which `error` says. */
export function useTree(): { tree: InterfaceTree | null; error: unknown; reload(): void } {
  const [tree, setTree] = useState<InterfaceTree | null>(null);
  const [error, setError] = useState<unknown>(null);
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a turn is asking again
  useEffect(() => {
    const abort = new AbortController();
    call(getInterfaceTree, {}, { quiet: true, signal: abort.signal }).then(
      (loaded) => {
        setTree(loaded);
        setError(null);
      },
      (reason: unknown) => {
        if (!abort.signal.aborted) setError(reason);
      },
    );
    return () => abort.abort();
  }, [turn]);
  const reload = useCallback(() => setTurn((last) => last + 1), []);
  return { tree, error, reload };
}
