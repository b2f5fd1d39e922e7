import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../engine/web/index.ts';
import type { TableList } from '../../calls/data-calls.ts';
import { databaseTables } from './data-calls.ts';

/** The tables of all databases; null until they are there. `reload` asks again. */
export function useTables(): { list: TableList | null; error: string | null; reload(): void } {
  const [list, setList] = useState<TableList | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    let isGone = false;
    databaseTables().then(
      (answer) => {
        if (isGone) return;
        setList(answer);
        setError(null);
      },
      (error: unknown) => {
        if (!isGone) setError(error instanceof ApiError ? error.message : String(error));
      },
    );
    return () => {
      isGone = true;
    };
  }, [round]);
  return { list, error, reload: useCallback(() => setRound((count) => count + 1), []) };
}
