/** One kind of a stacked chart: its area, and the line on top of it, as SVG paths in a box of width 1 and height 1. The last day is still running. */
export interface StackedArea {
  area: string;
  line: string;
  /** The line's way into the day that is still running. */
  running: string;
}

/**
 * Lays series on top of one another, the first at the bottom.
 * @param series values of the same days each
 * @param top value at the upper edge of the box
 */
export function stackedAreas(series: readonly (readonly number[])[], top: number): StackedArea[] {
  const length = series[0]?.length ?? 0;
  let below = Array.from({ length }, () => 0);
  return series.map((values) => {
    const sums = below.map((sum, at) => sum + (values[at] ?? 0));
    const path = (heights: readonly number[]) => heights.map((height, at) => `${round(at / Math.max(1, length - 1))},${round(1 - height / top)}`);
    const upper = path(sums);
    const lower = path(below).toReversed();
    below = sums;
    return { area: `M${[...upper, ...lower].join('L')}Z`, line: `M${upper.slice(0, -1).join('L')}`, running: `M${upper.slice(-2).join('L')}` };
  });
}

/** The least of 1, 2, 2.5 or 5 times a power of ten that nothing reaches beyond: a scale's upper edge. Even, and at least 4, as its middle is named too. */
export function roundTop(most: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, most)));
  const top = [1, 2, 2.5, 5, 10].map((step) => step * power).find((value) => value >= most && value % 2 === 0) ?? most;
  return Math.max(4, top);
}

function round(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}
