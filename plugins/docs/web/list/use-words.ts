import { useEffect, useState } from 'react';
import type { SearchIndex } from './list-rows.ts';

/** What entries are found by beyond their names, asked for once somebody searches; null until it is there. */
export function useWords(read: (() => Promise<Record<string, string>>) | undefined, isWanted: boolean): SearchIndex | null {
  const [words, setWords] = useState<SearchIndex | null>(null);
  useEffect(() => {
    if (!read || !isWanted) return;
    let isGone = false;
    // Without it entries are still found by their names.
    read().then(
      (found) => isGone || setWords(new Map(Object.entries(found).map(([service, text]) => [service, text.toLowerCase()]))),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [read, isWanted]);
  return words;
}
