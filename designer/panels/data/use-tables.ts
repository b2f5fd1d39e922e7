import { useCallback, useEffect, useState } from 'react';
import { ApiError } from '../../../engine/web/index.ts';
import type { TableList } from '../../calls/data-calls.ts';
import { databaseTables } from './data-calls.ts';

/** The tables of all databases; null until they are there. `reload` asks again. */
export function useTables(): { list: TableList | null; fault: string | null; reload(): void } {
  const [list, setList] = useState<TableList | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    let isGone = false;
    databaseTables().then(
      (answer) => {
        if (isGone) return;
        setList(answer);
        setFault(null);
      },
      (error: unknown) => {
        if (!isGone) setFault(error instanceof ApiError ? error.message : String(error));
      },
    );
    return () => {
      isGone = true;
    };
  }, [round]);
  return { list, fault, reload: useCallback(() => setRound((count) => count + 1), []) };
}
