import { diffIndices } from 'node-diff3';
import type { LineRange } from '../emit/writer.ts';

/** Where the lines of each node went in an edited text. A node of which nothing is left has no range any more. */
export function shiftLines(map: readonly LineRange[], base: string, text: string): LineRange[] {
  if (base === text) return [...map];
  const changes = diffIndices(base.split('\n'), text.split('\n'));
  /** New index of a zero-based line; inside a changed range its beginning or its end. */
  const moved = (line: number, isEnd: boolean): number => {
    let shift = 0;
    for (const { buffer1, buffer2 } of changes) {
      const [start, length] = buffer1;
      if (line < start) break;
      if (line < start + length) return isEnd ? buffer2[0] + buffer2[1] - 1 : buffer2[0];
      shift = buffer2[0] + buffer2[1] - (start + length);
    }
    return line + shift;
  };
  return map.map(({ node, from, to }) => ({ node, from: moved(from - 1, false) + 1, to: moved(to - 1, true) + 1 })).filter(({ from, to }) => from <= to);
}
