import type { NodeType } from '../node-type.ts';
import { constantNode } from './constant/constant-node.ts';
import { failNode } from './fail/fail-node.ts';
import { httpNode } from './http/http-node.ts';
import { ifNode } from './if/if-node.ts';
import { operationNode } from './operation/operation-node.ts';
import { parameterNode } from './parameter/parameter-node.ts';
import { returnNode } from './return/return-node.ts';
import { tableNode } from './table/table-node.ts';

/** Every kind of node. A new one is a folder here, a line in this list and one emitter per target. */
export const nodeTypes: readonly NodeType[] = [parameterNode, constantNode, operationNode, ifNode, tableNode, httpNode, failNode, returnNode];

const byName = new Map(nodeTypes.map((nodeType) => [nodeType.type, nodeType]));

export function nodeTypeOf(type: string): NodeType | undefined {
  return byName.get(type);
}
