import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { requiredMembers } from '../model/payload-type.ts';

/** Topics are the platform's: who runs the project says in `\Portico\Topic::$publisher` how a message gets there. */
export const topicPhp: NodeEmitter = ({ node: { settings }, input, writer, local }) => {
  const name = local('message');
  const nulls = requiredMembers(settings.schema).map(phpString).join(', ');
  const inputs = [phpString(String(settings.topic)), ...['payload', 'key', 'account'].map(input), `array(${nulls})`].join(', ');
  writer.line(`${name} = \\Portico\\Topic::publish(${inputs});`);
  return { id: `${name}['id']`, pushes: `${name}['pushes']` };
};
