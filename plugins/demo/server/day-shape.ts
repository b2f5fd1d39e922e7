import { platformOffset } from '../../../engine/core/text/date.ts';

const hour = 3_600_000;

/** How the calls of a working day lie over its hours, in hundredths. */
const hours = [1, 1, 0.5, 0.5, 0.5, 1, 2, 3, 6, 9, 9, 8, 5, 6, 9, 9, 8, 6, 4, 3, 3, 2.5, 2, 1];

/** Hour of day on the clocks of the platform. */
export function shanghaiHour(time: number): number {
  return new Date(time + platformOffset * 60_000).getUTCHours();
}

/** The share of a working day's calls that the hour of a moment has; half of it at weekends. */
export function weightOfHour(time: number): number {
  const isWeekend = [0, 6].includes(new Date(time + platformOffset * 60_000).getUTCDay());
  return ((hours[shanghaiHour(Math.floor(time / hour) * hour)] ?? 0) / 100) * (isWeekend ? 0.52 : 1);
}

/** A number from 0 to 1 that looks like chance and is the same each time. */
export function spread(seed: number): number {
  const value = Math.sin(seed * 12.9898 + 78.233) * 43_758.5453;
  return value - Math.floor(value);
}
