import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { operationOf } from '../../../model/semantics/operations/operations.ts';

export const operationTs: NodeEmitter = ({ node, input, writer, local }) => {
  const operator = String(node.settings.operator);
  const inputs = operationOf(operator)?.inputs ?? [];
  const name = local(operator);
  writer.line(`const ${name} = platform.calc.${operator}(${inputs.map((port) => input(port.name)).join(', ')});`);
  return { result: name };
};
