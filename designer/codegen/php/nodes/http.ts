import type { Json } from '../../../../engine/core/descriptor/types.ts';
import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import { comesFromCaller } from '../../../model/comes-from-caller.ts';
import { requestWords } from '../../../model/nodes/http/request-words.ts';
import type { NodeEmitter } from '../../emit-flow.ts';
import { httpParts, wholeBody } from '../../http-parts.ts';

export const httpPhp: NodeEmitter = ({ node, definition, input, writer, local, dump }) => {
  const { settings } = node;
  const name = local('response');
  const words = requestWords(settings, (port) => comesFromCaller(definition.flow, node.id, port));
  writer.block(
    `${name} = \\Portico\\Http::call(array(`,
    () => {
      writer.line(`'method' => ${phpString(String(settings.method))},`);
      writer.line(`'url' => ${phpString(String(settings.url))},`);
      for (const { part, bindings } of httpParts(settings)) {
        const whole = wholeBody(bindings);
        const members = bindings.map((binding) => `${phpString(binding.name ?? binding.port)} => ${input(binding.port)}`);
        writer.line(`'${part}' => ${whole ? input(whole.port) : `array(${members.join(', ')})`},`);
      }
      for (const [word, value] of Object.entries(words)) writer.line(`'${word}' => ${dump(value as Json)},`);
    },
    '));',
  );
  return { data: `${name}['data']`, status: `${name}['status']` };
};
