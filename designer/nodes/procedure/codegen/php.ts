import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { namesIn } from '../../../model/node-type/named-inputs.ts';

export const procedurePhp: NodeEmitter = ({ node: { settings }, input, writer, local }) => {
  const name = local('rows');
  const values = namesIn(settings.parameters).map(input).join(', ');
  writer.line(`${name} = \\Portico\\Procedure::call(${phpString(String(settings.database))}, ${phpString(String(settings.name))}, array(${values}));`);
  return { rows: name };
};
