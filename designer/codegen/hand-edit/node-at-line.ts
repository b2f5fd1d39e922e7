import type { LineRange } from '../emit/writer.ts';

/** The node that a line belongs to, the innermost where nodes stand inside others. One-based. */
export function nodeAtLine(map: readonly LineRange[], line: number): string | undefined {
  const around = map.filter(({ from, to }) => line >= from && line <= to);
  return around.reduce<LineRange | undefined>((inner, range) => (inner && inner.to - inner.from <= range.to - range.from ? inner : range), undefined)?.node;
}
