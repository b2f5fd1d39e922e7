import { tsString } from '../../../../engine/core/printing/dump-ts.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';

export const configTs: NodeEmitter = ({ node, writer, local }) => {
  const name = local('setting');
  writer.line(`const ${name} = await platform.config(${tsString(String(node.settings.name))});`);
  return { value: name };
};
