import { describe, expect, it } from 'vitest';
import { type Box, detour, type EdgeEnds } from '../../../../designer/canvas/edges/detour.ts';

const box = (left: number, top: number): Box => ({ left, top, right: left + 200, bottom: top + 90 });
/** From the right side of a node to the left side of another. */
const endsOf = (source: Box, target: Box): EdgeEnds => ({
  sourceX: source.right,
  sourceY: source.top + 40,
  targetX: target.left,
  targetY: target.top + 40,
});

/** The points of a path, its rounded corners included. */
const pointsOf = (path: string) => [...path.matchAll(/(-?[\d.]+),(-?[\d.]+)/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));

/** The boxes that the lines between the points of a path run into; each line is level or upright. */
function crossed(path: string, boxes: readonly Box[]): Box[] {
  const points = pointsOf(path);
  return boxes.filter(({ left, right, top, bottom }) =>
    points.slice(1).some((end, index) => {
      const start = points[index]!;
      const [x, y] = [
        [start.x, end.x],
        [start.y, end.y],
      ];
      return Math.min(...x!) < right && Math.max(...x!) > left && Math.min(...y!) < bottom && Math.max(...y!) > top;
    }),
  );
}

describe('the way of an edge', () => {
  const row = [0, 248, 496, 744].map((left) => box(left, 0));
  const next = [0, 248, 496, 744].map((left) => box(left, 186));
  const all = [...row, ...next];

  it('is a plain curve to the next column, and to a farther one where nothing stands between', () => {
    expect(detour(endsOf(row[0]!, row[1]!), all, row[0]!, row[1]!)).toBeNull();
    const [from, to] = [box(0, 0), box(744, 0)];
    expect(detour(endsOf(from, to), [from, to, box(300, 400)], from, to)).toBeNull();
  });

  it('leads around the nodes of its row', () => {
    const around = detour(endsOf(row[0]!, row[3]!), all, row[0]!, row[3]!);
    expect(crossed(around!.path, all)).toEqual([]);
  });

  it('leads from the end of a band to the begin of the next between the two, and back up as well', () => {
    const down = detour(endsOf(row[3]!, next[0]!), all, row[3]!, next[0]!);
    expect(crossed(down!.path, all)).toEqual([]);
    expect(down!.y).toBe((row[0]!.bottom + next[0]!.top) / 2);
    const up = detour(endsOf(next[3]!, row[0]!), all, next[3]!, row[0]!);
    expect(crossed(up!.path, all)).toEqual([]);
  });

  it('of ports below each other turns beside each other', () => {
    const ends = endsOf(row[3]!, next[0]!);
    const turns = [0, 26, 52].map((down) => {
      const found = detour({ ...ends, sourceY: ends.sourceY + down - 20 }, all, row[3]!, next[0]!);
      return Math.max(...pointsOf(found!.path).map(({ x }) => x));
    });
    expect(new Set(turns).size).toBe(3);
  });
});
