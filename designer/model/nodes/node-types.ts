import type { NodeType } from '../node-type/node-type.ts';
import { cacheNode } from './cache/cache-node.ts';
import { callNode } from './call/call-node.ts';
import { callerNode } from './caller/caller-node.ts';
import { codeNode } from './code/code-node.ts';
import { configNode } from './config/config-node.ts';
import { constantNode } from './constant/constant-node.ts';
import { failNode } from './fail/fail-node.ts';
import { freshNode } from './fresh/fresh-node.ts';
import { httpNode } from './http/http-node.ts';
import { ifNode } from './if/if-node.ts';
import { filterNode } from './loop/filter-node.ts';
import { mapNode } from './loop/map-node.ts';
import { reduceNode } from './loop/reduce-node.ts';
import { memberNode } from './member/member-node.ts';
import { objectNode } from './object/object-node.ts';
import { operationNode } from './operation/operation-node.ts';
import { parameterNode } from './parameter/parameter-node.ts';
import { procedureNode } from './procedure/procedure-node.ts';
import { returnNode } from './return/return-node.ts';
import { tableNode } from './table/table-node.ts';

/** Every kind of node. A new one is a folder here, a line in this list and one emitter per target. */
export const nodeTypes: readonly NodeType[] = [
  parameterNode,
  constantNode,
  configNode,
  callerNode,
  freshNode,
  operationNode,
  objectNode,
  memberNode,
  ifNode,
  mapNode,
  filterNode,
  reduceNode,
  tableNode,
  procedureNode,
  cacheNode,
  callNode,
  httpNode,
  codeNode,
  failNode,
  returnNode,
];

const byName = new Map(nodeTypes.map((nodeType) => [nodeType.type, nodeType]));

export function nodeTypeOf(type: string): NodeType | undefined {
  return byName.get(type);
}
