import type { Size } from './node-size.ts';

/** A node that is laid out, by its top left corner. */
export interface PlacedBox extends Size {
  id: string;
  x: number;
  y: number;
}

/** Pixels of the canvas of a full window of 1440 × 900. */
const view: Size = { width: 1072, height: 804 };

/** The zoom at which all words can be read, and the least at which bands are better than one direction to move in. */
const readableZoom = 0.7;
const leastZoom = 0.5;

/** Pixels between two bands: what ends one and begins the next passes there. */
const bandGap = 96;

/**
 * Breaks columns that run further to the right than can be read at once into bands, one below the other, each from left to right: as few as show all of
 * it readably, else as many as show it largest. Leaves them as they are where bands would not show it either: then one direction to move in is better
 * than two.
 * @param columnOf number by which nodes belong to a column, rising from left to right
 */
export function wrapColumns(boxes: readonly PlacedBox[], columnOf: (id: string) => number): readonly PlacedBox[] {
  const columns = [...Map.groupBy(boxes, ({ id }) => columnOf(id))].toSorted(([one], [other]) => one - other).map(([, column]) => column);
  if (widthOf(boxes) * readableZoom <= view.width) return boxes;
  const bands = bandsOf(columns);
  if (zoomOf(bands) < leastZoom) return boxes;
  const left = Math.min(...boxes.map(({ x }) => x));
  let top = Math.min(...boxes.map(({ y }) => y));
  return bands.flatMap((band) => {
    const shift = { x: left - Math.min(...band.map(({ x }) => x)), y: top - Math.min(...band.map(({ y }) => y)) };
    top += heightOf(band) + bandGap;
    return band.map((box) => ({ ...box, x: box.x + shift.x, y: box.y + shift.y }));
  });
}

/** The columns in the fewest bands that can be read, or in those that are drawn largest. */
function bandsOf(columns: readonly PlacedBox[][]): PlacedBox[][] {
  const ways = columns.map((_, index) => {
    const each = Math.ceil(columns.length / (index + 1));
    return Array.from({ length: Math.ceil(columns.length / each) }, (_, band) => columns.slice(band * each, (band + 1) * each).flat());
  });
  const largest = ways.reduce((best, way) => (zoomOf(way) > zoomOf(best) ? way : best));
  return ways.find((way) => zoomOf(way) >= readableZoom) ?? largest;
}

/** At which all bands are in view at once. */
function zoomOf(bands: readonly (readonly PlacedBox[])[]): number {
  const width = Math.max(...bands.map(widthOf));
  const height = bands.reduce((sum, band) => sum + heightOf(band), 0) + (bands.length - 1) * bandGap;
  return Math.min(view.width / width, view.height / height);
}

function widthOf(boxes: readonly PlacedBox[]): number {
  return Math.max(...boxes.map(({ x, width }) => x + width)) - Math.min(...boxes.map(({ x }) => x));
}

function heightOf(boxes: readonly PlacedBox[]): number {
  return Math.max(...boxes.map(({ y, height }) => y + height)) - Math.min(...boxes.map(({ y }) => y));
}
