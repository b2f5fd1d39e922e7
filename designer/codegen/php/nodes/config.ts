import type { NodeEmitter } from '../../emit-flow.ts';
import { phpString } from '../dump-php.ts';

export const configPhp: NodeEmitter = ({ node, writer, local }) => {
  const name = local('setting');
  writer.line(`${name} = \\Portico\\Config::get(${phpString(String(node.settings.name))});`);
  return { value: name };
};
