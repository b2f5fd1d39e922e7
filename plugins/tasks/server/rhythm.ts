import type { Schedule } from '../../../engine/server/index.ts';
import { cronOf } from '../formats/cron/server/cron-values.ts';

/** Least seconds from one run to the next. */
const leastInterval = 10;

/** What of a task says when it runs. */
export interface TaskTimes {
  rhythm: unknown;
  interval: unknown;
  cron: unknown;
}

/** When a task runs. Throws for a cron expression that is none. */
export function rhythmOf({ rhythm, interval, cron }: TaskTimes): Schedule['every'] {
  if (rhythm !== 'cron') return Math.max(leastInterval, Number(interval));
  const times = cronOf(String(cron));
  return { next: (after) => times.nextRun(new Date(after))?.getTime() ?? null };
}

/**
 * What is wrong with a cron expression: it is none, it never comes, or it comes more often than `leastInterval` allows. Null for one that will do.
 * @param now milliseconds since 1970
 */
export function cronError(text: string, now: number): 'unreadable' | 'never' | 'tooOften' | null {
  let runs: Date[];
  try {
    runs = cronOf(text).nextRuns(61, new Date(now));
  } catch {
    return 'unreadable';
  }
  if (runs.length === 0) return 'never';
  const isTooOften = runs.some((run, index) => index > 0 && run.getTime() - runs[index - 1]!.getTime() < leastInterval * 1_000);
  return isTooOften ? 'tooOften' : null;
}

/** The first moments after `from`, as many as there are up to `count`; milliseconds since 1970. */
export function momentsAfter(every: Schedule['every'], from: number, count: number): number[] {
  const moments: number[] = [];
  let last = from;
  while (moments.length < count) {
    const next = typeof every === 'object' && 'next' in every ? every.next(last) : last + Number(every) * 1_000;
    if (next === null) break;
    moments.push(next);
    last = next;
  }
  return moments;
}
