// Written by `npm run generate` from the folders in designer/nodes and plugins/<name>/nodes. Do not edit.

import { cacheNode } from '../../nodes/cache/model/cache-node.ts';
import { callNode } from '../../nodes/call/model/call-node.ts';
import { callerNode } from '../../nodes/caller/model/caller-node.ts';
import { codeNode } from '../../nodes/code/model/code-node.ts';
import { configNode } from '../../nodes/config/model/config-node.ts';
import { constantNode } from '../../nodes/constant/model/constant-node.ts';
import { failNode } from '../../nodes/fail/model/fail-node.ts';
import { transactionNode } from '../../nodes/frame/model/transaction-node.ts';
import { tryNode } from '../../nodes/frame/model/try-node.ts';
import { freshNode } from '../../nodes/fresh/model/fresh-node.ts';
import { functionNode } from '../../nodes/function/model/function-node.ts';
import { httpNode } from '../../nodes/http/model/http-node.ts';
import { ifNode } from '../../nodes/if/model/if-node.ts';
import { filterNode } from '../../nodes/loop/model/filter-node.ts';
import { mapNode } from '../../nodes/loop/model/map-node.ts';
import { reduceNode } from '../../nodes/loop/model/reduce-node.ts';
import { memberNode } from '../../nodes/member/model/member-node.ts';
import { objectNode } from '../../nodes/object/model/object-node.ts';
import { operationNode } from '../../nodes/operation/model/operation-node.ts';
import { parameterNode } from '../../nodes/parameter/model/parameter-node.ts';
import { passwordNode } from '../../nodes/password/model/password-node.ts';
import { procedureNode } from '../../nodes/procedure/model/procedure-node.ts';
import { returnNode } from '../../nodes/return/model/return-node.ts';
import { sqlNode } from '../../nodes/sql/model/sql-node.ts';
import { tableNode } from '../../nodes/table/model/table-node.ts';
import { topicNode } from '../../nodes/topic/model/topic-node.ts';
import type { NodeType } from '../node-type/node-type.ts';

/** Every node type, by the name of its folder. */
export const allNodeTypes: readonly NodeType[] = [
  cacheNode,
  callNode,
  callerNode,
  codeNode,
  configNode,
  constantNode,
  failNode,
  transactionNode,
  tryNode,
  freshNode,
  functionNode,
  httpNode,
  ifNode,
  filterNode,
  mapNode,
  reduceNode,
  memberNode,
  objectNode,
  operationNode,
  parameterNode,
  passwordNode,
  procedureNode,
  returnNode,
  sqlNode,
  tableNode,
  topicNode,
];
