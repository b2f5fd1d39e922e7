import { moveNodes } from '../edits/flow/node-edits.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import { type Sizes, sizeOf } from './node-size.ts';

export const alignments = ['left', 'center', 'right', 'top', 'middle', 'bottom'] as const;
/** How nodes are aligned. */
export type Alignment = (typeof alignments)[number];

interface Box {
  id: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** Aligns nodes and notes to an edge or the middle of the box around them. */
export function alignNodes(definition: InterfaceDefinition, ids: Iterable<string>, alignment: Alignment, sizes?: Sizes): InterfaceDefinition {
  const boxes = boxesOf(definition, ids, sizes);
  const left = Math.min(...boxes.map(({ x }) => x));
  const right = Math.max(...boxes.map(({ x, width }) => x + width));
  const top = Math.min(...boxes.map(({ y }) => y));
  const bottom = Math.max(...boxes.map(({ y, height }) => y + height));
  const place = ({ x, y, width, height }: Box): { x: number; y: number } => {
    switch (alignment) {
      case 'left':
        return { x: left, y };
      case 'center':
        return { x: (left + right - width) / 2, y };
      case 'right':
        return { x: right - width, y };
      case 'top':
        return { x, y: top };
      case 'middle':
        return { x, y: (top + bottom - height) / 2 };
      case 'bottom':
        return { x, y: bottom - height };
    }
  };
  return moveNodes(definition, new Map(boxes.map((box) => [box.id, place(box)])));
}

/** Makes the gaps between nodes equal; the outermost two stay. */
export function distributeNodes(
  definition: InterfaceDefinition,
  ids: Iterable<string>,
  direction: 'horizontal' | 'vertical',
  sizes?: Sizes,
): InterfaceDefinition {
  const [start, length] = direction === 'horizontal' ? (['x', 'width'] as const) : (['y', 'height'] as const);
  const boxes = boxesOf(definition, ids, sizes).sort((one, other) => one[start] - other[start]);
  const first = boxes[0];
  const last = boxes.at(-1);
  if (!first || !last || boxes.length < 3) return definition;
  const free = last[start] + last[length] - first[start] - boxes.reduce((sum, box) => sum + box[length], 0);
  const gap = free / (boxes.length - 1);
  let at = first[start];
  const places = new Map<string, { x: number; y: number }>();
  for (const box of boxes.slice(0, -1)) {
    places.set(box.id, { x: box.x, y: box.y, [start]: at });
    at += box[length] + gap;
  }
  return moveNodes(definition, places);
}

function boxesOf(definition: InterfaceDefinition, ids: Iterable<string>, sizes: Sizes | undefined): Box[] {
  const wanted = new Set(ids);
  const { nodes, notes = [] } = definition.flow;
  return [
    ...nodes.filter(({ id }) => wanted.has(id)).map((node) => ({ id: node.id, ...node.position, ...sizeOf(definition, node, sizes) })),
    ...notes.filter(({ id }) => wanted.has(id)).map((note) => ({ id: note.id, ...note.position, ...note.size })),
  ];
}
