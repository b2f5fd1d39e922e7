import { useCallback, useEffect, useState } from 'react';
import { call } from '../../../../engine/web/index.ts';
import { type Department, forestOf, listDepartments } from './departments.ts';

interface Departments {
  /** Undefined while they are on their way. */
  forest: Department[] | undefined;
  hasFailed: boolean;
  reload(): void;
}

/** All departments the caller may see, as trees. */
export function useDepartments(): Departments {
  const [forest, setForest] = useState<Department[]>();
  const [hasFailed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked anew with each round
  useEffect(() => {
    const leaving = new AbortController();
    call(listDepartments, { per_page: 100, sort: 'name' }, { quiet: true, signal: leaving.signal }).then(
      ({ items }) => {
        setForest(forestOf(items));
        setFailed(false);
      },
      () => leaving.signal.aborted || setFailed(true),
    );
    return () => leaving.abort();
  }, [round]);
  return { forest, hasFailed, reload: useCallback(() => setRound((count) => count + 1), []) };
}
