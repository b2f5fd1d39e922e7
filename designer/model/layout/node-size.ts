import { nodeTypeOf } from '../nodes/node-types.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { FlowNode } from '../types/flow.ts';

export interface Size {
  width: number;
  height: number;
}

/** Sizes in pixels by node id, as measured on the canvas. */
export type Sizes = ReadonlyMap<string, Size>;

/** Pixels of a drawn node; the canvas' node.css says the same. Fixed, so that edges stand right before a node was ever on the screen. */
export const nodeWidth = 200;
export const headHeight = 28;
export const portHeight = 26;
const footHeight = 2;

/** Letters that the names of two ports in one row may have together, so that a value still fits between them. */
const rowLetters = 14;

interface Named {
  name: string;
}

/**
 * The row of the first output: as high as no output stands beside an input whose name leaves no room for its own.
 * Names alone decide, so that connecting a port or typing a value moves nothing.
 */
export function outputRow(inputs: readonly Named[], outputs: readonly Named[]): number {
  const fits = (start: number) => outputs.every(({ name }, index) => lettersOf(inputs[start + index]?.name ?? '') + lettersOf(name) <= rowLetters);
  let row = 0;
  while (row < inputs.length && !fits(row)) row++;
  return row;
}

/** Rows of ports that a node has. */
export function portRows(inputs: readonly Named[], outputs: readonly Named[]): number {
  return Math.max(inputs.length, outputRow(inputs, outputs) + outputs.length);
}

/** Ideographs are twice as wide. */
export function lettersOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
}

/** Height of a node with that many rows of ports; without what may stand below them, such as problems. */
export function nodeHeight(rows: number): number {
  return headHeight + Math.max(rows, 1) * portHeight + footHeight;
}

/** The size a node has: measured, or what it is drawn with at least. */
export function sizeOf(definition: Pick<InterfaceDefinition, 'parameters' | 'returns'>, node: FlowNode, sizes?: Sizes): Size {
  const measured = sizes?.get(node.id);
  if (measured) return measured;
  const { inputs, outputs } = nodeTypeOf(node.type)?.ports(node.settings, { definition }) ?? { inputs: [], outputs: [] };
  return { width: nodeWidth, height: nodeHeight(portRows(inputs, outputs)) };
}
