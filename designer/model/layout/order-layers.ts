/** A graph in layers, with edges between neighbouring ones only. */
export interface LayeredGraph {
  layers: string[][];
  /** From the earlier layer to the later. */
  edges: readonly (readonly [string, string])[];
}

/** Number of sweeps without improvement before the search ends. */
const patience = 6;

/**
 * Returns the layers in an order with few crossings: from each start, every node moves to the median of its neighbours in the layer before, then in
 * the layer behind, and neighbours swap as long as that helps; the best order wins (Sugiyama's method).
 * @param starts further initial orders besides the layers as they are, each as positions by node
 */
export function orderLayers({ layers, edges }: LayeredGraph, starts: readonly ReadonlyMap<string, number>[] = []): string[][] {
  const before = neighboursOf(edges, 1, 0);
  const behind = neighboursOf(edges, 0, 1);
  let best = layers;
  let fewest = Number.POSITIVE_INFINITY;
  for (const start of [null, ...starts, relaxed({ layers, edges })]) {
    let order = layers.map((layer) => (start ? layer.toSorted((one, other) => (start.get(one) ?? 0) - (start.get(other) ?? 0)) : [...layer]));
    for (let sweep = 0, idle = 0; idle < patience && fewest > 0; sweep++, idle++) {
      if (sweep > 0) order = swept(order, sweep % 2 === 1 ? before : behind, sweep % 2 === 1);
      swapNeighbours(order, before, behind);
      const count = crossingsOf(order, behind);
      if (count >= fewest) continue;
      fewest = count;
      best = order.map((layer) => [...layer]);
      idle = -1;
    }
  }
  return best;
}

/** Number of sweeps until positions hardly change their order. */
const relaxations = 60;

/**
 * Computes positions as if edges were springs: layer by layer, forwards and backwards, each node moves to the mean of all its neighbours, each layer
 * is centred and keeps its spread. This considers the graph as a whole, where sorting considers two layers.
 */
function relaxed({ layers, edges }: LayeredGraph): Map<string, number> {
  const ids = layers.flat();
  const numbers = placesOf(ids);
  const neighbours = ids.map((): number[] => []);
  for (const [from, to] of edges) {
    const [one, other] = [numbers.get(from) ?? 0, numbers.get(to) ?? 0];
    neighbours[one]?.push(other);
    neighbours[other]?.push(one);
  }
  const members = layers.map((layer) => layer.map((id) => numbers.get(id) ?? 0));
  const heights = Float64Array.from(layers.flatMap((layer) => layer.map((_, place) => place - (layer.length - 1) / 2)));
  for (let round = 0; round < relaxations; round++) {
    for (const layer of round % 2 === 0 ? members : members.toReversed()) {
      let mean = 0;
      for (const node of layer) {
        const found = neighbours[node] ?? [];
        let sum = 0;
        for (const other of found) sum += heights[other] ?? 0;
        if (found.length > 0) heights[node] = sum / found.length;
        mean += (heights[node] ?? 0) / layer.length;
      }
      for (const node of layer) heights[node] = (heights[node] ?? 0) - mean;
    }
    const spread = Math.sqrt(heights.reduce((sum, height) => sum + height ** 2, 0) / heights.length);
    if (spread > 0) for (const node of heights.keys()) heights[node] = (heights[node] ?? 0) / spread;
  }
  return new Map(ids.map((id, node) => [id, heights[node] ?? 0]));
}

type Neighbours = ReadonlyMap<string, readonly string[]>;
const none: readonly string[] = [];

function neighboursOf(edges: LayeredGraph['edges'], of: 0 | 1, neighbour: 0 | 1): Neighbours {
  return new Map([...Map.groupBy(edges, (edge) => edge[of])].map(([id, found]) => [id, found.map((edge) => edge[neighbour])]));
}

function placesOf(layer: readonly string[]): Map<string, number> {
  return new Map(layer.map((id, place) => [id, place]));
}

/** Sorts layer by layer by the mean position of the neighbours in the layer sorted before. */
function swept(order: readonly string[][], neighbours: Neighbours, isForward: boolean): string[][] {
  const result = [...order];
  const indexes = isForward ? order.keys().toArray().slice(1) : order.keys().toArray().slice(0, -1).reverse();
  for (const index of indexes) {
    const places = placesOf(result[isForward ? index - 1 : index + 1] ?? []);
    const layer = result[index] ?? [];
    const means = new Map(
      layer.map((id, place) => {
        const found = neighbours.get(id) ?? none;
        return [id, found.length === 0 ? place : found.reduce((sum, other) => sum + (places.get(other) ?? 0), 0) / found.length];
      }),
    );
    result[index] = layer.toSorted((one, other) => (means.get(one) ?? 0) - (means.get(other) ?? 0));
  }
  return result;
}

/** Swaps two neighbouring nodes if fewer of their edges cross then. */
function swapNeighbours(order: string[][], before: Neighbours, behind: Neighbours): void {
  for (let round = 0, isBetter = true; isBetter && round < 8; round++) {
    isBetter = false;
    for (const [index, layer] of order.entries()) {
      const earlier = placesOf(order[index - 1] ?? []);
      const later = placesOf(order[index + 1] ?? []);
      const cost = (upper: string, lower: string) =>
        pairCrossings(before.get(upper), before.get(lower), earlier) + pairCrossings(behind.get(upper), behind.get(lower), later);
      for (let place = 0; place + 1 < layer.length; place++) {
        const [upper, lower] = [layer[place] ?? '', layer[place + 1] ?? ''];
        if (cost(lower, upper) >= cost(upper, lower)) continue;
        layer[place] = lower;
        layer[place + 1] = upper;
        isBetter = true;
      }
    }
  }
}

function pairCrossings(upper: readonly string[] = none, lower: readonly string[] = none, places: ReadonlyMap<string, number>): number {
  let count = 0;
  for (const one of upper) for (const other of lower) if ((places.get(one) ?? 0) > (places.get(other) ?? 0)) count++;
  return count;
}

function crossingsOf(order: readonly string[][], behind: Neighbours): number {
  return order.reduce((sum, layer, index) => {
    const places = placesOf(order[index + 1] ?? []);
    return sum + inversions(layer.flatMap((id) => (behind.get(id) ?? none).map((other) => places.get(other) ?? 0).sort((one, other) => one - other)));
  }, 0);
}

/** Counts pairs in the wrong order with a binary indexed tree. */
function inversions(numbers: readonly number[]): number {
  const size = Math.max(0, ...numbers) + 1;
  const tree = new Array<number>(size + 1).fill(0);
  let count = 0;
  for (const [seen, number] of numbers.entries()) {
    let notAbove = 0;
    for (let at = number + 1; at > 0; at -= at & -at) notAbove += tree[at] ?? 0;
    count += seen - notAbove;
    for (let at = number + 1; at <= size; at += at & -at) tree[at] = (tree[at] ?? 0) + 1;
  }
  return count;
}
