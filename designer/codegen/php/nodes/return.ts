import { fieldPorts } from '../../../model/nodes/return/return-node.ts';
import type { NodeEmitter } from '../../emit/emit-flow.ts';
import { phpObject } from '../parts/php-object.ts';

export const returnPhp: NodeEmitter = ({ node, definition, input, writer }) => {
  if (node.settings.whole === true) writer.line(`return ${input('data')};`);
  else writer.line(`return ${phpObject(fieldPorts(definition.returns).map(({ name }) => [name, input(name)]))};`);
  return {};
};
