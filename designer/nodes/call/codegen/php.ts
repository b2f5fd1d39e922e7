import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { guardedPhp } from '../../../codegen/emit/emit-guarded.ts';
import { namesIn } from '../../../model/node-type/named-inputs.ts';
import { serviceOf } from '../../../model/types/definition.ts';

export const callPhp: NodeEmitter = (emission) => {
  const { node, definition, input, writer, local } = emission;
  const name = local('answer');
  const members = namesIn(node.settings.parameters).map((parameter) => `${phpString(parameter)} => ${input(parameter)}`);
  const inputs = [phpString(String(node.settings.service)), `array(${members.join(', ')})`, phpString(serviceOf(definition))];
  const request = `\\Portico\\Call::service(${inputs.join(', ')})`;
  const { outputs, part } = guardedPhp(emission, name, (before, after) => writer.line(`${before}${request}${after}`));
  return { data: part(), ...outputs };
};
