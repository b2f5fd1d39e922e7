import { namesIn } from '../../../model/node-type/named-inputs.ts';
import type { NodeEmitter } from '../../emit/emit-flow.ts';
import { phpObject } from '../parts/php-object.ts';

export const objectPhp: NodeEmitter = ({ node, input, writer, local }) => {
  const name = local('record');
  writer.line(`${name} = ${phpObject(namesIn(node.settings.fields).map((field) => [field, input(field)]))};`);
  return { value: name };
};
