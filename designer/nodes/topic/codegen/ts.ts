import { tsString } from '../../../../engine/core/printing/dump-ts.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { requiredMembers } from '../model/payload-type.ts';

export const topicTs: NodeEmitter = ({ node: { settings }, input, writer, local }) => {
  const name = local('message');
  const nulls = requiredMembers(settings.schema).map(tsString);
  const members = [`topic: ${tsString(String(settings.topic))}`, ...['payload', 'key', 'account'].map((port) => `${port}: ${input(port)}`)];
  if (nulls.length > 0) members.push(`nulls: [${nulls.join(', ')}]`);
  writer.line(`const ${name} = await platform.topics.publish({ ${members.join(', ')} });`);
  return { id: `${name}.id`, pushes: `${name}.pushes` };
};
