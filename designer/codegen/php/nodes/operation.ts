import { operationOf } from '../../../model/semantics/operations/operations.ts';
import type { NodeEmitter } from '../../emit/emit-flow.ts';

export const operationPhp: NodeEmitter = ({ node, input, writer, local }) => {
  const operator = String(node.settings.operator);
  const inputs = operationOf(operator)?.inputs ?? [];
  const name = local(operator);
  writer.line(`${name} = \\Portico\\Calc::${operator}(${inputs.map((port) => input(port.name)).join(', ')});`);
  return { result: name };
};
