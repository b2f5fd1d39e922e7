import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { phpObject } from '../../../codegen/php/parts/php-object.ts';
import { namesIn } from '../../../model/node-type/named-inputs.ts';

export const objectPhp: NodeEmitter = ({ node, input, result }) => {
  return { value: result('record', phpObject(namesIn(node.settings.fields).map((field) => [field, input(field)]))) };
};
