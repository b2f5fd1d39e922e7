import { tsString } from '../../../../engine/core/printing/dump-ts.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { guardedTs } from '../../../codegen/emit/emit-guarded.ts';
import { namesIn } from '../../../model/node-type/named-inputs.ts';

export const procedureTs: NodeEmitter = (emission) => {
  const { input, writer, local } = emission;
  const { settings } = emission.node;
  const name = local('rows');
  const values = namesIn(settings.parameters).map(input).join(', ');
  const request = `platform.procedure(${tsString(String(settings.database))}, ${tsString(String(settings.name))}, [${values}])`;
  const { outputs, part } = guardedTs(emission, name, (before, after) => writer.line(`${before}${request}${after}`));
  return { rows: part(), ...outputs };
};
