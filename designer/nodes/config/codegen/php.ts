import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';

export const configPhp: NodeEmitter = ({ node, writer, local }) => {
  const name = local('setting');
  writer.line(`${name} = \\Portico\\Config::get(${phpString(String(node.settings.name))});`);
  return { value: name };
};
