import type { InterfaceDefinition } from '../definition.ts';
import type { FlowNode } from '../flow.ts';
import { nodeTypeOf } from '../nodes/node-types.ts';

export interface Size {
  width: number;
  height: number;
}

/** Sizes in pixels by node id, as measured on the canvas. */
export type Sizes = ReadonlyMap<string, Size>;

const width = 220;
const header = 52;
const row = 26;

/** The size a node has, measured or, before it was ever drawn, guessed from its ports. */
export function sizeOf(definition: Pick<InterfaceDefinition, 'parameters' | 'returns'>, node: FlowNode, sizes?: Sizes): Size {
  const measured = sizes?.get(node.id);
  if (measured) return measured;
  const { inputs, outputs } = nodeTypeOf(node.type)?.ports(node.settings, { definition }) ?? { inputs: [], outputs: [] };
  return { width, height: header + row * Math.max(1, inputs.length, outputs.length) };
}
