import type { Json } from '../../../../engine/core/json/json.ts';
import { tsKey, tsMember, tsString } from '../../../../engine/core/printing/dump-ts.ts';
import type { Emission, NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { guardedTs } from '../../../codegen/emit/emit-guarded.ts';
import { isFed, parameterBehind } from '../../../codegen/emit/parameter-behind.ts';
import { comesFromCaller } from '../../../model/analysis/comes-from-caller.ts';
import type { HttpBinding } from '../model/http-binding.ts';
import { requestWords } from '../model/request-words.ts';
import { httpParts, wholeBody } from './http-parts.ts';

export const httpTs: NodeEmitter = (emission) => {
  const { node, definition, writer, local, dump } = emission;
  const { settings } = node;
  const name = local('response');
  const words = requestWords(settings, (port) => comesFromCaller(definition.flow, node.id, port));
  const body = () => {
    writer.line(`method: ${tsString(String(settings.method))},`);
    writer.line(`url: ${tsString(String(settings.url))},`);
    for (const { part, bindings } of httpParts(settings)) {
      const whole = wholeBody(bindings);
      const members = bindings.flatMap((binding) => {
        const value = sent(emission, binding);
        return value === undefined ? [] : [`${tsKey(binding.name ?? binding.port)}: ${value}`];
      });
      const body = whole ? sent(emission, whole) : members.length === 0 ? '{}' : `{ ${members.join(', ')} }`;
      if (body !== undefined) writer.line(`${part}: ${body},`);
    }
    for (const [word, value] of Object.entries(words)) writer.line(`${word}: ${dump(value as Json)},`);
  };
  const { outputs, part } = guardedTs(emission, name, (before, after) => writer.block(`${before}platform.http({`, body, `})${after}`));
  return { data: part('.data'), status: part('.status'), ...outputs };
};

/** Where null is sent, a parameter that was not sent is undefined, and what nothing feeds is left out. */
function sent({ node, definition, input, source }: Emission, { port, nullable }: HttpBinding): string | undefined {
  if (!nullable) return input(port);
  const parameter = parameterBehind(definition, source(port));
  if (parameter) return tsMember('parameters', parameter.name);
  return isFed(node, port, source) ? input(port) : undefined;
}
