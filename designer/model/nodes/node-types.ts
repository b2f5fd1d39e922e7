import { type NodeType, nodeFamilies } from '../node-type/node-type.ts';
import { allNodeTypes } from './all-node-types.ts';

/** All node types, in the order of the palette. */
export const nodeTypes: readonly NodeType[] = allNodeTypes.toSorted(
  (one, other) => nodeFamilies.indexOf(one.family) - nodeFamilies.indexOf(other.family) || one.order - other.order,
);

const byName = new Map(nodeTypes.map((nodeType) => [nodeType.type, nodeType]));

/** Returns the node type of that name; undefined if there is none. */
export function nodeTypeOf(type: string): NodeType | undefined {
  return byName.get(type);
}
