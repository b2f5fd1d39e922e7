export const durationUnits = { second: 1, minute: 60, hour: 3_600, day: 86_400 } as const;
export type DurationUnit = keyof typeof durationUnits;

/** The largest unit that holds the seconds without a rest, so that 3600 reads as 1 hour. */
export function unitOf(seconds: number): DurationUnit {
  const units: DurationUnit[] = ['day', 'hour', 'minute'];
  return units.find((unit) => seconds !== 0 && seconds % durationUnits[unit] === 0) ?? 'second';
}

export function isDurationUnit(text: string): text is DurationUnit {
  return Object.hasOwn(durationUnits, text);
}
