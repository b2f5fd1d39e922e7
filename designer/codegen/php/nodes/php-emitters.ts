import type { NodeEmitter } from '../../emit/emit-flow.ts';
import { cachePhp } from './cache.ts';
import { callPhp } from './call.ts';
import { callerPhp } from './caller.ts';
import { codePhp } from './code.ts';
import { configPhp } from './config.ts';
import { constantPhp } from './constant.ts';
import { failPhp } from './fail.ts';
import { freshPhp } from './fresh.ts';
import { httpPhp } from './http.ts';
import { ifPhp } from './if.ts';
import { filterPhp, mapPhp, reducePhp } from './loop.ts';
import { memberPhp } from './member.ts';
import { objectPhp } from './object.ts';
import { operationPhp } from './operation.ts';
import { parameterPhp } from './parameter.ts';
import { procedurePhp } from './procedure.ts';
import { returnPhp } from './return.ts';
import { tablePhp } from './table.ts';

export const phpEmitters: Readonly<Record<string, NodeEmitter>> = {
  parameter: parameterPhp,
  constant: constantPhp,
  config: configPhp,
  caller: callerPhp,
  fresh: freshPhp,
  operation: operationPhp,
  object: objectPhp,
  member: memberPhp,
  if: ifPhp,
  map: mapPhp,
  filter: filterPhp,
  reduce: reducePhp,
  table: tablePhp,
  procedure: procedurePhp,
  cache: cachePhp,
  call: callPhp,
  http: httpPhp,
  code: codePhp,
  fail: failPhp,
  return: returnPhp,
};
