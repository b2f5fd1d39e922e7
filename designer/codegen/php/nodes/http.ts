import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import { bindingsOf, httpStyles } from '../../../model/nodes/http/http-binding.ts';
import type { NodeEmitter } from '../../emit-flow.ts';
import { httpParts, wholeBody } from '../../http-parts.ts';

export const httpPhp: NodeEmitter = ({ node, input, writer, local, dump }) => {
  const { settings } = node;
  const name = local('response');
  const styles = httpStyles(bindingsOf(settings));
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
      writer.line(`'media' => ${phpString(typeof settings.media === 'string' ? settings.media : 'application/json')},`);
      if (styles) writer.line(`'styles' => ${dump({ ...styles })},`);
      if (settings.pass === true) writer.line(`'pass' => true,`);
    },
    '));',
  );
  return { data: `${name}['data']`, status: `${name}['status']` };
};
