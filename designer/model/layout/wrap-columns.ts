import type { Size } from './node-size.ts';

/** A node that is laid out, by its top left corner. */
export interface PlacedBox extends Size {
  id: string;
  x: number;
  y: number;
}

/** Pixels of the canvas of a full window of 1440 × 900, at the zoom of 70 % at which words can still be read. */
const readable: Size = { width: 1072 / 0.7, height: 804 / 0.7 };

/** Pixels between two bands: what ends one and begins the next passes there. */
const bandGap = 96;

/**
 * Breaks columns that run further to the right than can be read at once into bands, one below the other, each from left to right. Leaves them as they
 * are where the bands would be higher than can be read: then one direction to move in is better than two.
 * @param columnOf number by which nodes belong to a column, rising from left to right
 */
export function wrapColumns(boxes: readonly PlacedBox[], columnOf: (id: string) => number): readonly PlacedBox[] {
  const columns = [...Map.groupBy(boxes, ({ id }) => columnOf(id))].toSorted(([one], [other]) => one - other).map(([, column]) => column);
  if (widthOf(boxes) <= readable.width) return boxes;
  const bands = bandsOf(columns);
  const height = bands.reduce((sum, band) => sum + heightOf(band), 0) + (bands.length - 1) * bandGap;
  if (height > readable.height) return boxes;
  const left = Math.min(...boxes.map(({ x }) => x));
  let top = Math.min(...boxes.map(({ y }) => y));
  return bands.flatMap((band) => {
    const shift = { x: left - Math.min(...band.map(({ x }) => x)), y: top - Math.min(...band.map(({ y }) => y)) };
    top += heightOf(band) + bandGap;
    return band.map((box) => ({ ...box, x: box.x + shift.x, y: box.y + shift.y }));
  });
}

/** Columns in as few bands as can be read, about as many in each. A column that is too wide by itself has a band of its own. */
function bandsOf(columns: readonly PlacedBox[][]): PlacedBox[][] {
  const filled: PlacedBox[][] = [];
  for (const column of columns) {
    const band = filled.at(-1);
    if (band && widthOf([...band, ...column]) <= readable.width) band.push(...column);
    else filled.push([...column]);
  }
  const each = Math.ceil(columns.length / filled.length);
  const even = filled.map((_, index) => columns.slice(index * each, (index + 1) * each).flat()).filter((band) => band.length > 0);
  return even.every((band) => widthOf(band) <= readable.width) ? even : filled;
}

function widthOf(boxes: readonly PlacedBox[]): number {
  return Math.max(...boxes.map(({ x, width }) => x + width)) - Math.min(...boxes.map(({ x }) => x));
}

function heightOf(boxes: readonly PlacedBox[]): number {
  return Math.max(...boxes.map(({ y, height }) => y + height)) - Math.min(...boxes.map(({ y }) => y));
}
