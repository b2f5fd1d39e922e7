import type { NodeEmitter } from '../../emit-flow.ts';
import { phpString } from '../dump-php.ts';

export const memberPhp: NodeEmitter = ({ node, input, writer, local }) => {
  const path = String(node.settings.path);
  const name = local(path.split('.').at(-1) ?? path);
  writer.line(`${name} = \\Portico\\Value::pick(${input('object')}, ${phpString(path)});`);
  return { value: name };
};
