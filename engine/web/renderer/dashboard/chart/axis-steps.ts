import type { Bucket } from '../../../../core/descriptor/query-types.ts';

/** Lines across a chart above its ground. */
const mostLines = 4;
/** Words below a chart. */
const mostLabels = 13;
const rounds = [1, 2, 5, 10, 20, 50, 100, 200, 500];
const minutes = [1, 2, 5, 10, 15, 30, 60, 120, 180, 360, 720, 1_440];
const minutesOf: Partial<Record<Bucket, number>> = { minute: 1, hour: 60 };

/**
 * From one line of an axis of bytes to the next: round in the unit it is written in, where a decimal step would read 2.86 MB.
 * @example byteStep(9_700_000) // 5 MB: the lines are 0, 5 and 10 MB
 */
export function byteStep(most: number): number {
  for (let unit = 1; ; unit *= 1_024) {
    const step = rounds.find((round) => most / (round * unit) <= mostLines);
    if (step !== undefined) return step * unit;
  }
}

/**
 * Which intervals are named below a chart of minutes or hours: those at whole hours of the day, or whole parts of one, however many there are.
 * @param starts `2026-11-17 13:05`
 * @returns undefined where days and longer ones are named as there is room
 */
export function isNamed(starts: readonly string[], bucket: Bucket | undefined): ((index: number) => boolean) | undefined {
  const each = bucket && minutesOf[bucket];
  if (each === undefined) return undefined;
  const step = minutes.find((one) => one >= each && (starts.length * each) / one <= mostLabels) ?? minutes.at(-1)!;
  return (index) => {
    const start = starts[index] ?? '';
    return (Number(start.slice(11, 13)) * 60 + Number(start.slice(14, 16))) % step === 0;
  };
}
