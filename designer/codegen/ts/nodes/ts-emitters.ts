import type { NodeEmitter } from '../../emit/emit-flow.ts';
import { cacheTs } from './cache.ts';
import { callTs } from './call.ts';
import { callerTs } from './caller.ts';
import { codeTs } from './code.ts';
import { configTs } from './config.ts';
import { constantTs } from './constant.ts';
import { failTs } from './fail.ts';
import { freshTs } from './fresh.ts';
import { httpTs } from './http.ts';
import { ifTs } from './if.ts';
import { filterTs, mapTs, reduceTs } from './loop.ts';
import { memberTs } from './member.ts';
import { objectTs } from './object.ts';
import { operationTs } from './operation.ts';
import { parameterTs } from './parameter.ts';
import { procedureTs } from './procedure.ts';
import { returnTs } from './return.ts';
import { tableTs } from './table.ts';

export const tsEmitters: Readonly<Record<string, NodeEmitter>> = {
  parameter: parameterTs,
  constant: constantTs,
  config: configTs,
  caller: callerTs,
  fresh: freshTs,
  operation: operationTs,
  object: objectTs,
  member: memberTs,
  if: ifTs,
  map: mapTs,
  filter: filterTs,
  reduce: reduceTs,
  table: tableTs,
  procedure: procedureTs,
  cache: cacheTs,
  call: callTs,
  http: httpTs,
  code: codeTs,
  fail: failTs,
  return: returnTs,
};
