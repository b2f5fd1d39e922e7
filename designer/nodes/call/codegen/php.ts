import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { namesIn } from '../../../model/node-type/named-inputs.ts';
import { serviceOf } from '../../../model/types/definition.ts';

export const callPhp: NodeEmitter = ({ node, definition, input, writer, local }) => {
  const name = local('answer');
  const members = namesIn(node.settings.parameters).map((parameter) => `${phpString(parameter)} => ${input(parameter)}`);
  const inputs = [phpString(String(node.settings.service)), `array(${members.join(', ')})`, phpString(serviceOf(definition))];
  writer.line(`${name} = \\Portico\\Call::service(${inputs.join(', ')});`);
  return { data: name };
};
