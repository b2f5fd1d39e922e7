import { useEffect, useState } from 'react';
import { useSnapshot } from 'valtio';
import { call, session } from '../../../../engine/web/index.ts';
import { type DocApps, listTryApps } from '../../shared/calls.ts';

const storageKey = 'portico-docs-app';

interface Apps {
  /** Null until they are known, and for who is not signed in. */
  apps: DocApps['apps'] | null;
  error: string;
  chosen: number | null;
  choose(id: number): void;
  /** One was made meanwhile. */
  askAgain(): void;
}

/** The reader's own apps that can call now. The one chosen last is chosen again in this tab. */
export function useApps(): Apps {
  const { token } = useSnapshot(session);
  const [apps, setApps] = useState<DocApps['apps'] | null>(null);
  const [error, setError] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [round, setRound] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again on purpose
  useEffect(() => {
    if (!token) return;
    const leave = new AbortController();
    call(listTryApps, {}, { signal: leave.signal, quiet: true }).then(
      (answer) => {
        const former = Number(sessionStorage.getItem(storageKey));
        setApps(answer.apps);
        setChosen((answer.apps.find(({ id }) => id === former) ?? answer.apps[0])?.id ?? null);
      },
      (error: unknown) => {
        if (!leave.signal.aborted) setError(error instanceof Error ? error.message : String(error));
      },
    );
    return () => leave.abort();
  }, [token, round]);
  const choose = (id: number) => {
    sessionStorage.setItem(storageKey, String(id));
    setChosen(id);
  };
  return { apps, error, chosen, choose, askAgain: () => setRound(round + 1) };
}
