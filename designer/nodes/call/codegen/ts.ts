import { tsKey, tsString } from '../../../../engine/core/printing/dump-ts.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { guardedTs } from '../../../codegen/emit/emit-guarded.ts';
import { namesIn } from '../../../model/node-type/named-inputs.ts';

export const callTs: NodeEmitter = (emission) => {
  const { node, input, writer, local } = emission;
  const name = local('answer');
  const members = namesIn(node.settings.parameters).map((parameter) => `${tsKey(parameter)}: ${input(parameter)}`);
  const request = `platform.call(${tsString(String(node.settings.service))}, ${members.length === 0 ? '{}' : `{ ${members.join(', ')} }`})`;
  const { outputs, part } = guardedTs(emission, name, (before, after) => writer.line(`${before}${request}${after}`));
  return { data: part(), ...outputs };
};
