/** Each with its seconds, the largest first. */
export const durationUnits = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
  ['second', 1],
] as const;

export type DurationUnit = (typeof durationUnits)[number][0];

/**
 * Seconds as whole units, largest first, without empty ones.
 * @example splitDuration(90) // [['minute', 1], ['second', 30]]
 */
export function splitDuration(seconds: number): [DurationUnit, number][] {
  let rest = Math.abs(Math.round(seconds));
  const parts: [DurationUnit, number][] = [];
  for (const [unit, size] of durationUnits) {
    const count = Math.floor(rest / size);
    rest -= count * size;
    if (count > 0) parts.push([unit, count]);
  }
  return parts.length > 0 ? parts : [['second', 0]];
}
