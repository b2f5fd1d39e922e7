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
export const nodeWidth = 240;
export const headHeight = 56;
export const portHeight = 26;
const footHeight = 8;

/** Height of a node whose ports, inputs above outputs, are that many; without what may stand below them, such as problems. */
export function nodeHeight(ports: number): number {
  return headHeight + ports * portHeight + footHeight;
}

/** The size a node has: measured, or what it is drawn with at least. */
export function sizeOf(definition: Pick<InterfaceDefinition, 'parameters' | 'returns'>, node: FlowNode, sizes?: Sizes): Size {
  const measured = sizes?.get(node.id);
  if (measured) return measured;
  const { inputs, outputs } = nodeTypeOf(node.type)?.ports(node.settings, { definition }) ?? { inputs: [], outputs: [] };
  return { width: nodeWidth, height: nodeHeight(inputs.length + outputs.length) };
}
