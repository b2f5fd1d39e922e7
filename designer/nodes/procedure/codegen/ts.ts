import { tsString } from '../../../../engine/core/printing/dump-ts.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { namesIn } from '../../../model/node-type/named-inputs.ts';

export const procedureTs: NodeEmitter = ({ node: { settings }, input, writer, local }) => {
  const name = local('rows');
  const values = namesIn(settings.parameters).map(input).join(', ');
  writer.line(`const ${name} = await platform.procedure(${tsString(String(settings.database))}, ${tsString(String(settings.name))}, [${values}]);`);
  return { rows: name };
};
