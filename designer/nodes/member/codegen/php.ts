import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';

export const memberPhp: NodeEmitter = ({ node, input, result }) => {
  const path = String(node.settings.path);
  return { value: result(path.split('.').at(-1) ?? path, `\\Portico\\Value::pick(${input('object')}, ${phpString(path)})`) };
};
