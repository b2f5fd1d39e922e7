import type { NodeEmitter } from '../../emit-flow.ts';
import { constantTs } from './constant.ts';
import { failTs } from './fail.ts';
import { httpTs } from './http.ts';
import { ifTs } from './if.ts';
import { operationTs } from './operation.ts';
import { parameterTs } from './parameter.ts';
import { returnTs } from './return.ts';
import { tableTs } from './table.ts';

export const tsEmitters: Readonly<Record<string, NodeEmitter>> = {
  parameter: parameterTs,
  constant: constantTs,
  operation: operationTs,
  if: ifTs,
  table: tableTs,
  http: httpTs,
  fail: failTs,
  return: returnTs,
};
