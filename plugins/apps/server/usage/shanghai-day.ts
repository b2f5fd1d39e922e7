const zone = 8 * 3_600_000;
export const dayLength = 86_400_000;

let day = Number.NaN;
let dayText = '';

/** The day in Asia/Shanghai, which is UTC+8 all year round: `YYYY-MM-DD`. */
export function shanghaiDay(time: number = Date.now()): string {
  const wanted = Math.floor((time + zone) / dayLength);
  if (wanted !== day) {
    day = wanted;
    dayText = new Date(day * dayLength).toISOString().slice(0, 10);
  }
  return dayText;
}

/** Milliseconds since 1970 at which a day begins there. */
export function startOfShanghaiDay(date: string): number {
  return Date.parse(`${date}T00:00:00Z`) - zone;
}

/** The last days there, oldest first, today included. */
export function lastShanghaiDays(count: number, now: number = Date.now()): string[] {
  return Array.from({ length: count }, (_, at) => shanghaiDay(now - (count - 1 - at) * dayLength));
}
