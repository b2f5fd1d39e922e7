import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import { namesIn } from '../../../model/nodes/named-inputs.ts';
import type { NodeEmitter } from '../../emit-flow.ts';

export const objectPhp: NodeEmitter = ({ node, input, writer, local }) => {
  const name = local('record');
  const fields = namesIn(node.settings.fields);
  const members = `array(${fields.map((field) => `${phpString(field)} => ${input(field)}`).join(', ')})`;
  // JSON would take an array with such keys for a list.
  const isListLike = fields.every((field) => /^\d+$/.test(field));
  writer.line(`${name} = ${isListLike ? `(object) ${members}` : members};`);
  return { value: name };
};
