import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';

export const memberPhp: NodeEmitter = ({ node, input, writer, local }) => {
  const path = String(node.settings.path);
  const name = local(path.split('.').at(-1) ?? path);
  writer.line(`${name} = \\Portico\\Value::pick(${input('object')}, ${phpString(path)});`);
  return { value: name };
};
