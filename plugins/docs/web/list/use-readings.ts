import { useEffect, useState } from 'react';
import { pinyinOf } from '../../../../engine/web/index.ts';
import type { ListGroup, SearchIndex } from './list-rows.ts';

/** Milliseconds of work between two breaths: thousands of titles must not hold the page up. */
const slice = 12;

/** Pinyin, whole and initials, of all Chinese titles by service. Made once somebody searches, in slices; null until it is whole. */
export function useReadings(groups: ListGroup[], isWanted: boolean): SearchIndex | null {
  const [readings, setReadings] = useState<SearchIndex | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    const leave = new AbortController();
    setReadings(null);
    void readTitles(groups, leave.signal).then((found) => found && setReadings(found));
    return () => leave.abort();
  }, [groups, isWanted]);
  return readings;
}

async function readTitles(groups: ListGroup[], signal: AbortSignal): Promise<SearchIndex | null> {
  // Without the dictionary titles are still found by their own characters.
  const pinyin = await pinyinOf().catch(() => null);
  if (!pinyin) return null;
  const found = new Map<string, string>();
  let until = performance.now() + slice;
  for (const { service, title } of groups.flatMap((group) => group.entries)) {
    if (signal.aborted) return null;
    if (!/[\u4e00-\u9fff]/.test(title)) continue;
    const { full, initials } = pinyin(title);
    found.set(service, `${full}\n${initials}`);
    if (performance.now() < until) continue;
    await new Promise((resolve) => setTimeout(resolve));
    until = performance.now() + slice;
  }
  return found;
}
