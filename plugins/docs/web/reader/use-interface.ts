import { useEffect, useState } from 'react';
import { ApiError, useLanguage } from '../../../../engine/web/index.ts';
import type { Catalog } from '../../shared/calls.ts';
import type { DocInterface } from '../../shared/catalog.ts';
import { askInterface, takeEarlyInterface } from './early-catalog.ts';

export type InterfaceState =
  | { kind: 'loading' }
  /** There is none, or the reader may not know of it: the server says no more. */
  | { kind: 'missing' }
  | { kind: 'failed'; error: unknown; retry(): void }
  | { kind: 'ready'; shown: DocInterface };

const notFound = 404;

/** One interface in full. While the next one comes the one before it stays. @param catalog a new one is the news that something changed */
export function useInterface(service: string, password: string | undefined, catalog: Catalog): InterfaceState {
  const language = useLanguage();
  const [state, setState] = useState<InterfaceState>({ kind: 'loading' });
  const [attempt, setAttempt] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: catalog, language and attempt say when to ask again
  useEffect(() => {
    const leave = new AbortController();
    (takeEarlyInterface(service, password) ?? askInterface(service, password, leave.signal)).then(
      (shown) => !leave.signal.aborted && setState({ kind: 'ready', shown }),
      (error: unknown) => {
        if (leave.signal.aborted) return;
        const isMissing = error instanceof ApiError && error.ret === notFound;
        setState(isMissing ? { kind: 'missing' } : { kind: 'failed', error, retry: () => setAttempt((before) => before + 1) });
      },
    );
    return () => leave.abort();
  }, [service, password, catalog, language, attempt]);
  return state;
}
