export interface Unit {
  label: string;
  /** How many of the smallest it stands for. */
  factor: number;
}

/** The place of the largest unit that holds so many of the smallest without a rest, so that 3600 seconds read as 1 hour. @param units the smallest first */
export function largestWhole(units: readonly Pick<Unit, 'factor'>[], whole: number): number {
  return whole === 0 ? 0 : units.findLastIndex(({ factor }) => whole % factor === 0);
}
