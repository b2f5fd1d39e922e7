import type { NodeEmitter } from '../../emit-flow.ts';
import { constantPhp } from './constant.ts';
import { failPhp } from './fail.ts';
import { httpPhp } from './http.ts';
import { ifPhp } from './if.ts';
import { operationPhp } from './operation.ts';
import { parameterPhp } from './parameter.ts';
import { returnPhp } from './return.ts';
import { tablePhp } from './table.ts';

export const phpEmitters: Readonly<Record<string, NodeEmitter>> = {
  parameter: parameterPhp,
  constant: constantPhp,
  operation: operationPhp,
  if: ifPhp,
  table: tablePhp,
  http: httpPhp,
  fail: failPhp,
  return: returnPhp,
};
