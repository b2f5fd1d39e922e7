import { useCallback, useEffect, useRef, useState } from 'react';
import { ApiError, call } from '../../../engine/web/index.ts';
import { runSql, type SqlAnswer, type SqlHistoryItem, type SqlSchema, sqlHistory, sqlSchemas } from '../../calls/sql-calls.ts';

export interface SqlQuestion {
  database: string;
  sql: string;
  mode: 'read' | 'write';
  rows: number;
  seconds: number;
}

/** What the last statement came to. */
export type SqlOutcome = { answer: SqlAnswer; isPlan: boolean } | { error: string };

/** The databases, with their tables; null until they are there. */
export function useSchemas(): { schemas: readonly SqlSchema[] | null; mayWrite: boolean; error: string | null; reload(): void } {
  const [state, setState] = useState<{ schemas: readonly SqlSchema[] | null; mayWrite: boolean; error: string | null }>({
    schemas: null,
    mayWrite: false,
    error: null,
  });
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new round asks again.
  useEffect(() => {
    const gone = new AbortController();
    call(sqlSchemas, {}, { quiet: true, signal: gone.signal }).then(
      ({ databases, may_write }) => setState({ schemas: databases, mayWrite: may_write, error: null }),
      (error: unknown) => !gone.signal.aborted && setState((before) => ({ ...before, error: messageOf(error) })),
    );
    return () => gone.abort();
  }, [round]);
  return { ...state, reload: useCallback(() => setRound((count) => count + 1), []) };
}

/** Runs one statement at a time; `stop` ends the one under way, on the server too. */
export function useRunSql() {
  const [outcome, setOutcome] = useState<SqlOutcome | null>(null);
  const [isRunning, setRunning] = useState(false);
  const under = useRef<AbortController | null>(null);
  useEffect(() => () => under.current?.abort(), []);
  const run = useCallback(async (question: SqlQuestion, isPlan: boolean): Promise<boolean> => {
    under.current?.abort();
    const own = new AbortController();
    under.current = own;
    setRunning(true);
    // Rows stay until there are others; why another statement failed says nothing of this one.
    setOutcome((before) => (before && 'error' in before ? null : before));
    try {
      const answer = await call(runSql, { ...question, plan: isPlan }, { quiet: true, signal: own.signal });
      setOutcome({ answer, isPlan });
      return true;
    } catch (error) {
      if (!own.signal.aborted) setOutcome({ error: messageOf(error) });
      return false;
    } finally {
      if (under.current === own) {
        under.current = null;
        setRunning(false);
      }
    }
  }, []);
  const stop = useCallback(() => {
    under.current?.abort();
    under.current = null;
    setRunning(false);
  }, []);
  return { outcome, isRunning, run, stop };
}

/**
 * Asks for the statements that were run before.
 * @throws ApiError
 */
export async function askHistory(): Promise<readonly SqlHistoryItem[]> {
  return (await call(sqlHistory)).items;
}

function messageOf(error: unknown): string {
  return error instanceof ApiError || error instanceof Error ? error.message : String(error);
}
