// Written by `npm run generate` from the folders in designer/nodes and plugins/<name>/nodes. Do not edit.

import { cacheTs } from '../../../nodes/cache/codegen/ts.ts';
import { callTs } from '../../../nodes/call/codegen/ts.ts';
import { callerTs } from '../../../nodes/caller/codegen/ts.ts';
import { codeTs } from '../../../nodes/code/codegen/ts.ts';
import { configTs } from '../../../nodes/config/codegen/ts.ts';
import { constantTs } from '../../../nodes/constant/codegen/ts.ts';
import { failTs } from '../../../nodes/fail/codegen/ts.ts';
import { transactionTs, tryTs } from '../../../nodes/frame/codegen/ts.ts';
import { freshTs } from '../../../nodes/fresh/codegen/ts.ts';
import { functionTs } from '../../../nodes/function/codegen/ts.ts';
import { httpTs } from '../../../nodes/http/codegen/ts.ts';
import { ifTs } from '../../../nodes/if/codegen/ts.ts';
import { filterTs, mapTs, reduceTs } from '../../../nodes/loop/codegen/ts.ts';
import { memberTs } from '../../../nodes/member/codegen/ts.ts';
import { objectTs } from '../../../nodes/object/codegen/ts.ts';
import { operationTs } from '../../../nodes/operation/codegen/ts.ts';
import { parameterTs } from '../../../nodes/parameter/codegen/ts.ts';
import { passwordTs } from '../../../nodes/password/codegen/ts.ts';
import { procedureTs } from '../../../nodes/procedure/codegen/ts.ts';
import { returnTs } from '../../../nodes/return/codegen/ts.ts';
import { sqlTs } from '../../../nodes/sql/codegen/ts.ts';
import { tableTs } from '../../../nodes/table/codegen/ts.ts';
import { topicTs } from '../../../nodes/topic/codegen/ts.ts';
import type { NodeEmitter } from '../../emit/emit-flow.ts';

export const tsEmitters: Readonly<Record<string, NodeEmitter>> = {
  cache: cacheTs,
  call: callTs,
  caller: callerTs,
  code: codeTs,
  config: configTs,
  constant: constantTs,
  fail: failTs,
  transaction: transactionTs,
  try: tryTs,
  fresh: freshTs,
  function: functionTs,
  http: httpTs,
  if: ifTs,
  filter: filterTs,
  map: mapTs,
  reduce: reduceTs,
  member: memberTs,
  object: objectTs,
  operation: operationTs,
  parameter: parameterTs,
  password: passwordTs,
  procedure: procedureTs,
  return: returnTs,
  sql: sqlTs,
  table: tableTs,
  topic: topicTs,
};
