import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { guardedPhp } from '../../../codegen/emit/emit-guarded.ts';
import { namesIn } from '../../../model/node-type/named-inputs.ts';

export const procedurePhp: NodeEmitter = (emission) => {
  const { input, writer, local } = emission;
  const { settings } = emission.node;
  const name = local('rows');
  const values = namesIn(settings.parameters).map(input).join(', ');
  const request = `\\Portico\\Procedure::call(${phpString(String(settings.database))}, ${phpString(String(settings.name))}, array(${values}))`;
  const { outputs, part } = guardedPhp(emission, name, (before, after) => writer.line(`${before}${request}${after}`));
  return { rows: part(), ...outputs };
};
