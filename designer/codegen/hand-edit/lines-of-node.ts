import type { LineRange } from '../emit/writer.ts';

/** The lines a node became, one range per place; none for a node that is no statement of its own. One-based, both ends included. */
export function linesOfNode(map: readonly LineRange[], node: string): { from: number; to: number }[] {
  return map.filter((range) => range.node === node).map(({ from, to }) => ({ from, to }));
}
