import { nodeTypeOf } from '../nodes/node-types.ts';
import type { InterfaceDefinition } from '../types/definition.ts';
import type { FlowNode } from '../types/flow.ts';

/** Size in pixels. */
export interface Size {
  width: number;
  height: number;
}

/** Sizes in pixels by node id, as measured on the canvas. */
export type Sizes = ReadonlyMap<string, Size>;

/** Pixels of a drawn node, the same as in the canvas' node.css. Fixed, so that edges are correct before a node was ever rendered. */
export const nodeWidth = 200;
export const headHeight = 28;
export const portHeight = 26;
const footHeight = 2;

/** Maximum length of the names of two ports in one row, so that a value still fits between them. */
const rowLetters = 14;

interface Named {
  name: string;
}

/**
 * Returns the row of the first output: the highest one where no output is next to an input whose name leaves no room. Depends on names only, so that
 * connecting a port or typing a value moves nothing.
 */
export function outputRow(inputs: readonly Named[], outputs: readonly Named[]): number {
  const fits = (start: number) => outputs.every(({ name }, index) => lettersOf(inputs[start + index]?.name ?? '') + lettersOf(name) <= rowLetters);
  let row = 0;
  while (row < inputs.length && !fits(row)) row++;
  return row;
}

/** Returns the number of rows of ports of a node. */
export function portRows(inputs: readonly Named[], outputs: readonly Named[]): number {
  return Math.max(inputs.length, outputRow(inputs, outputs) + outputs.length);
}

/** Returns the width of a name in letters. Ideographs count twice. */
export function lettersOf(name: string): number {
  return [...name].reduce((sum, letter) => sum + (letter > '\u2e7f' ? 2 : 1), 0);
}

/** Returns the height of a node with that many rows of ports, without diagnostics below them. */
export function nodeHeight(rows: number): number {
  return headHeight + Math.max(rows, 1) * portHeight + footHeight;
}

/** Returns the size of a node: measured, or the minimum it is drawn with. */
export function sizeOf(definition: Pick<InterfaceDefinition, 'parameters' | 'returns'>, node: FlowNode, sizes?: Sizes): Size {
  const measured = sizes?.get(node.id);
  if (measured) return measured;
  const { inputs, outputs } = nodeTypeOf(node.type)?.ports(node.settings, { definition }) ?? { inputs: [], outputs: [] };
  return { width: nodeWidth, height: nodeHeight(portRows(inputs, outputs)) };
}
