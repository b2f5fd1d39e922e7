// Written by `npm run generate` from the folders in designer/nodes and plugins/<name>/nodes. Do not edit.

import { cachePhp } from '../../../nodes/cache/codegen/php.ts';
import { callPhp } from '../../../nodes/call/codegen/php.ts';
import { callerPhp } from '../../../nodes/caller/codegen/php.ts';
import { codePhp } from '../../../nodes/code/codegen/php.ts';
import { configPhp } from '../../../nodes/config/codegen/php.ts';
import { constantPhp } from '../../../nodes/constant/codegen/php.ts';
import { failPhp } from '../../../nodes/fail/codegen/php.ts';
import { transactionPhp, tryPhp } from '../../../nodes/frame/codegen/php.ts';
import { freshPhp } from '../../../nodes/fresh/codegen/php.ts';
import { functionPhp } from '../../../nodes/function/codegen/php.ts';
import { httpPhp } from '../../../nodes/http/codegen/php.ts';
import { ifPhp } from '../../../nodes/if/codegen/php.ts';
import { filterPhp, mapPhp, reducePhp } from '../../../nodes/loop/codegen/php.ts';
import { memberPhp } from '../../../nodes/member/codegen/php.ts';
import { objectPhp } from '../../../nodes/object/codegen/php.ts';
import { operationPhp } from '../../../nodes/operation/codegen/php.ts';
import { parameterPhp } from '../../../nodes/parameter/codegen/php.ts';
import { passwordPhp } from '../../../nodes/password/codegen/php.ts';
import { procedurePhp } from '../../../nodes/procedure/codegen/php.ts';
import { returnPhp } from '../../../nodes/return/codegen/php.ts';
import { sqlPhp } from '../../../nodes/sql/codegen/php.ts';
import { tablePhp } from '../../../nodes/table/codegen/php.ts';
import { topicPhp } from '../../../nodes/topic/codegen/php.ts';
import type { NodeEmitter } from '../../emit/emit-flow.ts';

export const phpEmitters: Readonly<Record<string, NodeEmitter>> = {
  cache: cachePhp,
  call: callPhp,
  caller: callerPhp,
  code: codePhp,
  config: configPhp,
  constant: constantPhp,
  fail: failPhp,
  transaction: transactionPhp,
  try: tryPhp,
  fresh: freshPhp,
  function: functionPhp,
  http: httpPhp,
  if: ifPhp,
  filter: filterPhp,
  map: mapPhp,
  reduce: reducePhp,
  member: memberPhp,
  object: objectPhp,
  operation: operationPhp,
  parameter: parameterPhp,
  password: passwordPhp,
  procedure: procedurePhp,
  return: returnPhp,
  sql: sqlPhp,
  table: tablePhp,
  topic: topicPhp,
};
