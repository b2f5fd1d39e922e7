/** The row the keyboard moves to; from nowhere it enters at the top, or from below at the bottom. Null when there are no rows. */
export function rowStep(active: number | null, by: 1 | -1, count: number): number | null {
  if (count === 0) return null;
  if (active === null) return by === 1 ? 0 : count - 1;
  return Math.min(count - 1, Math.max(0, active + by));
}
