import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { operationOf } from '../../../model/semantics/operations/operations.ts';

export const operationTs: NodeEmitter = ({ node, input, result }) => {
  const operator = String(node.settings.operator);
  const inputs = operationOf(operator)?.inputs ?? [];
  return { result: result(operator, `platform.calc.${operator}(${inputs.map((port) => input(port.name)).join(', ')})`) };
};
