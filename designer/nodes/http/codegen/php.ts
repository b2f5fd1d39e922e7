import type { Json } from '../../../../engine/core/json/json.ts';
import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import type { Emission, NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { guardedPhp } from '../../../codegen/emit/emit-guarded.ts';
import { isFed, parameterBehind } from '../../../codegen/emit/parameter-behind.ts';
import { memberNames } from '../../../codegen/php/parts/member-names.ts';
import { comesFromCaller } from '../../../model/analysis/comes-from-caller.ts';
import type { HttpBinding } from '../model/http-binding.ts';
import { requestWords } from '../model/request-words.ts';
import { httpParts, wholeBody } from './http-parts.ts';

export const httpPhp: NodeEmitter = (emission) => {
  const { node, definition, writer, local, dump } = emission;
  const { settings } = node;
  const name = local('response');
  const words = requestWords(settings, (port) => comesFromCaller(definition.flow, node.id, port));
  const body = () => {
    writer.line(`'method' => ${phpString(String(settings.method))},`);
    writer.line(`'url' => ${phpString(String(settings.url))},`);
    for (const { part, bindings } of httpParts(settings)) {
      const whole = wholeBody(bindings);
      const members = bindings.flatMap((binding) => {
        const value = sent(emission, binding);
        return value === undefined ? [] : [`${phpString(binding.name ?? binding.port)} => ${value}`];
      });
      const body = whole ? sent(emission, whole) : `array(${members.join(', ')})`;
      if (body !== undefined) writer.line(`'${part}' => ${body},`);
    }
    for (const [word, value] of Object.entries(words)) writer.line(`'${word}' => ${dump(value as Json)},`);
  };
  const { outputs, part } = guardedPhp(emission, name, (before, after) => writer.block(`${before}\\Portico\\Http::call(array(`, body, `))${after}`));
  return { data: part("['data']"), status: part("['status']"), ...outputs };
};

/** Where null is sent, a parameter that was not sent is Absent, and what nothing feeds is left out. */
function sent({ node, definition, input, source }: Emission, { port, nullable }: HttpBinding): string | undefined {
  if (!nullable) return input(port);
  const parameter = parameterBehind(definition, source(port));
  if (!parameter) return isFed(node, port, source) ? input(port) : undefined;
  const value = `$${memberNames(definition.parameters).get(parameter.name)}`;
  return parameter.nullable ? value : `\\Portico\\Absent::orSent(${value})`;
}
