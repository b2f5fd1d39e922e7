import { tsString } from '../../../../engine/core/printing/dump-ts.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';

export const memberTs: NodeEmitter = ({ node, input, writer, local }) => {
  const path = String(node.settings.path);
  const name = local(path.split('.').at(-1) ?? path);
  writer.line(`const ${name} = platform.pick(${input('object')}, ${tsString(path)});`);
  return { value: name };
};
