import { platformOffset } from '../../core/text/date.ts';
import type { Rhythm } from '../kernel/ports/background/scheduler.ts';

const day = 86_400_000;

/** 9999-12-31, the last day whose moments compare correctly as texts; milliseconds since 1970. */
export const never = 253_402_214_400_000;

/**
 * Returns when a schedule is due after `now`, which is later than `due`: in step with its last run, so that runs do not drift, and once for all
 * missed runs. Milliseconds since 1970.
 */
export function nextRun(every: Rhythm, due: number, now: number): number {
  if (typeof every === 'number') {
    const step = every * 1_000;
    return due + (Math.floor(Math.max(0, now - due) / step) + 1) * step;
  }
  if ('next' in every) return every.next(now) ?? never;
  const [hours = 0, minutes = 0] = every.daily.split(':').map(Number);
  const at = (hours * 60 + minutes - platformOffset) * 60_000;
  return at + (Math.floor((now - at) / day) + 1) * day;
}
