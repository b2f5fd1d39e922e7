import { useEffect, useState } from 'react';
import { ApiError, call, useLanguage } from '../../../../engine/web/index.ts';
import type { Catalog, DocInterface } from '../../shared/catalog.ts';

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
    call<DocInterface>('Platform.Docs.Interface', { service_name: service, password }, { signal: leave.signal, quiet: true }).then(
      (shown) => setState({ kind: 'ready', shown }),
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
