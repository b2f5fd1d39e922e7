import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { phpObject } from '../../../codegen/php/parts/php-object.ts';
import { fieldPorts } from '../../../model/node-type/field-ports.ts';

export const returnPhp: NodeEmitter = ({ node, definition, input, writer }) => {
  if (node.settings.whole === true) writer.line(`return ${input('data')};`);
  else writer.line(`return ${phpObject(fieldPorts(definition.returns).map(({ name }) => [name, input(name)]))};`);
  return {};
};
