import { useCallback, useEffect, useState } from 'react';
import type { AnswerFrom } from '../../../engine/core/contract/define-call.ts';
import { call, useLanguage } from '../../../engine/web/index.ts';
import { readShelf } from '../shared/calls.ts';

type Shelf = AnswerFrom<typeof readShelf>;

/** Everything on sale; asked again when the language changes, as names of interfaces come in the reader's. */
export function useShelf(): { shelf: Shelf | null; error: string; reload(): void } {
  const language = useLanguage();
  const [shelf, setShelf] = useState<Shelf | null>(null);
  const [error, setError] = useState('');
  const [turn, setTurn] = useState(0);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the server answers in the language of the page, and anew for each turn
  useEffect(() => {
    const abort = new AbortController();
    call(readShelf, {}, { quiet: true, signal: abort.signal }).then(
      (answer) => {
        setShelf(answer);
        setError('');
      },
      (failure: unknown) => {
        if (!abort.signal.aborted) setError(failure instanceof Error ? failure.message : String(failure));
      },
    );
    return () => abort.abort();
  }, [language, turn]);
  return { shelf, error, reload: useCallback(() => setTurn((before) => before + 1), []) };
}
