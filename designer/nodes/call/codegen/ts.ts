import { tsKey, tsString } from '../../../../engine/core/printing/dump-ts.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { namesIn } from '../../../model/node-type/named-inputs.ts';

export const callTs: NodeEmitter = ({ node, input, writer, local }) => {
  const name = local('answer');
  const members = namesIn(node.settings.parameters).map((parameter) => `${tsKey(parameter)}: ${input(parameter)}`);
  writer.line(`const ${name} = await platform.call(${tsString(String(node.settings.service))}, ${members.length === 0 ? '{}' : `{ ${members.join(', ')} }`});`);
  return { data: name };
};
