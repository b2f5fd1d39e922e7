import { useEffect, useState } from 'react';
import { ApiError } from '../../../../../engine/web/index.ts';

/** What a call answers; null until then, and where it was refused (which is said by the call itself). @param load the same function each time */
export function useLoaded<Answer>(load: () => Promise<Answer>): Answer | null {
  const [answer, setAnswer] = useState<Answer | null>(null);
  useEffect(() => {
    let isGone = false;
    load().then(
      (loaded) => !isGone && setAnswer(loaded),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error;
      },
    );
    return () => {
      isGone = true;
    };
  }, [load]);
  return answer;
}
