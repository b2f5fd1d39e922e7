/** What an edge keeps clear of, in pixels of the canvas. */
export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** Where an edge leaves its output and where it comes to its input. */
export interface EdgeEnds {
  sourceX: number;
  sourceY: number;
  targetX: number;
  targetY: number;
}

/** Pixels an edge runs straight out of a port before it turns, and what it keeps away from nodes. */
const stub = 16;
const clearance = 8;
/** Edges of ports below each other turn beside each other. */
const lanes = 3;
const laneGap = 5;
const portPitch = 26;
const cornerRadius = 8;

/** Points of a curve that are looked at, and the part of a box that it may touch. */
const samples = 24;
const touch = 2;

/**
 * Returns the path of an edge around the nodes that stand between its ends, or back to a node on its left; null where a plain curve shows the way.
 * @param boxes all nodes
 * @param source the node it leaves and `target` the one it comes to
 */
export function detour(ends: EdgeEnds, boxes: readonly Box[], source: Box, target: Box): { path: string; x: number; y: number } | null {
  const { sourceX, sourceY, targetX, targetY } = ends;
  const isBack = targetX <= sourceX;
  const lane = Math.round(Math.abs(sourceY) / portPitch) % lanes;
  const out = stub + lane * laneGap;
  if (!isBack && (targetX - sourceX < 2 * (stub + lanes * laneGap) || !isBlocked(ends, boxes, source, target))) return null;
  const [left, right] = isBack ? [targetX - stub, sourceX + out] : [sourceX + out, targetX - stub];
  const between = boxes.filter((box) => box.left < right && box.right > left);
  const y = clearHeight(isBack ? heightBetween(source, target) : (sourceY + targetY) / 2, between, clearance + lane * laneGap);
  const points = [
    [sourceX, sourceY],
    [sourceX + out, sourceY],
    [sourceX + out, y],
    [targetX - stub, y],
    [targetX - stub, targetY],
    [targetX, targetY],
  ] as const;
  return { path: roundedPath(points), x: (sourceX + targetX) / 2, y };
}

/** Halfway between two nodes of which one stands below the other, else below both. */
function heightBetween(one: Box, other: Box): number {
  if (one.bottom < other.top) return (one.bottom + other.top) / 2;
  if (other.bottom < one.top) return (other.bottom + one.top) / 2;
  return Math.max(one.bottom, other.bottom);
}

/** Whether the curve between the ends runs behind a node. */
function isBlocked({ sourceX, sourceY, targetX, targetY }: EdgeEnds, boxes: readonly Box[], source: Box, target: Box): boolean {
  const others = boxes.filter((box) => box !== source && box !== target && box.left < targetX && box.right > sourceX);
  if (others.length === 0) return false;
  return Array.from({ length: samples - 1 }, (_, index) => (index + 1) / samples).some((t) => {
    const [near, far] = [3 * (1 - t) * t, t ** 2 * (3 - 2 * t)];
    const x = sourceX + (targetX - sourceX) * (near / 2 + t ** 3);
    const y = sourceY + (targetY - sourceY) * far;
    return others.some((box) => x > box.left + touch && x < box.right - touch && y > box.top + touch && y < box.bottom - touch);
  });
}

/** The height next to the wanted one at which nothing stands. */
function clearHeight(wanted: number, boxes: readonly Box[], gap: number): number {
  let [top, bottom] = [wanted, wanted];
  const spans = boxes.map((box) => ({ from: box.top - gap, to: box.bottom + gap }));
  for (let isMoved = true; isMoved; ) {
    isMoved = false;
    for (const { from, to } of spans) {
      if (top > from && top < to) [top, isMoved] = [from, true];
      if (bottom > from && bottom < to) [bottom, isMoved] = [to, true];
    }
  }
  return wanted - top < bottom - wanted ? top : bottom;
}

function roundedPath(points: readonly (readonly [number, number])[]): string {
  const between = ([ax, ay]: readonly [number, number], [bx, by]: readonly [number, number], radius: number) => {
    const length = Math.hypot(bx - ax, by - ay) || 1;
    const share = Math.min(radius, length / 2) / length;
    return `${ax + (bx - ax) * share},${ay + (by - ay) * share}`;
  };
  const corners = points.slice(1, -1).map((corner, index) => {
    const [before, after] = [points[index]!, points[index + 2]!];
    return `L${between(corner, before, cornerRadius)} Q${corner.join()} ${between(corner, after, cornerRadius)}`;
  });
  return `M${points[0]!.join()} ${corners.join(' ')} L${points.at(-1)!.join()}`;
}
