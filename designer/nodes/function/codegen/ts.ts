import { tsMember } from '../../../../engine/core/printing/dump-ts.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { fieldPorts } from '../../../model/node-type/field-ports.ts';
import { functionOf } from '../../../model/types/flow-function.ts';

export const functionTs: NodeEmitter = ({ node, input, result, writer, functions }) => {
  const copy = functionOf(node);
  if (!copy) return {};
  const call = `${functions.nameOf(copy)}(${['platform', ...copy.body.parameters.map(({ name }) => input(name))].join(', ')})`;
  const fields = fieldPorts(copy.body.returns).map(({ name }) => name);
  if (fields.length === 0) {
    writer.line(`${call};`);
    return {};
  }
  const answer = result(copy.service.split('.').at(-1)!, call);
  if (fields.length === 1) return { [fields[0]!]: answer };
  return Object.fromEntries(fields.map((name) => [name, tsMember(answer, name)]));
};
