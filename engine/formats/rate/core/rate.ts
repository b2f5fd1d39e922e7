/** How often somebody may call. */
export interface Rate {
  /** Calls of one window, and its seconds. */
  calls: number;
  seconds: number;
  /** Calls beyond those of the windows, in `burstWindows` windows together. */
  burst: number;
}

/** A burst that is used up is there again after so many windows. */
export const burstWindows = 10;

const units = { s: 1, min: 60, h: 3_600, d: 86_400 } as const;

/** `100/s`, `600/5min+50`, a window of a day at most; `unlimited` is no limit, whatever stands below it. */
export const ratePattern = /^(?:unlimited|[1-9]\d{0,8}\/(?:(?:[1-9]\d{0,2})?(?:s|min)|(?:[1-9]|1\d|2[0-4])?h|d)(?:\+[1-9]\d{0,8})?)$/;

const unlimited = 'unlimited';

/**
 * What a text says: a rate, `unlimited`, or null where it says nothing or is none.
 * @example parseRate('600/5min+50') // { calls: 600, seconds: 300, burst: 50 }
 */
export function parseRate(text: unknown): Rate | typeof unlimited | null {
  if (typeof text !== 'string' || !ratePattern.test(text)) return null;
  const parts = /^(\d+)\/(\d*)(s|min|h|d)(?:\+(\d+))?$/.exec(text);
  if (!parts) return unlimited;
  const [, calls, count, unit, burst] = parts;
  return { calls: Number(calls), seconds: Number(count || 1) * units[unit as keyof typeof units], burst: Number(burst ?? 0) };
}
