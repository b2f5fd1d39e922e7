import { tsString } from '../../../../engine/core/printing/dump-ts.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';

export const memberTs: NodeEmitter = ({ node, input, result }) => {
  const path = String(node.settings.path);
  return { value: result(path.split('.').at(-1) ?? path, `platform.pick(${input('object')}, ${tsString(path)})`) };
};
