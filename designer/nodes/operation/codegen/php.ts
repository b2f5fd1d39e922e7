import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { operationOf } from '../../../model/semantics/operations/operations.ts';

export const operationPhp: NodeEmitter = ({ node, input, writer, local }) => {
  const operator = String(node.settings.operator);
  const inputs = operationOf(operator)?.inputs ?? [];
  const name = local(operator);
  writer.line(`${name} = \\Portico\\Calc::${operator}(${inputs.map((port) => input(port.name)).join(', ')});`);
  return { result: name };
};
