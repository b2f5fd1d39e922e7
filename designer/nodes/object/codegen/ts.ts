import { tsKey } from '../../../../engine/core/printing/dump-ts.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { namesIn } from '../../../model/node-type/named-inputs.ts';

export const objectTs: NodeEmitter = ({ node, input, result }) => {
  const members = namesIn(node.settings.fields).map((field) => (input(field) === field ? field : `${tsKey(field)}: ${input(field)}`));
  return { value: result('record', members.length === 0 ? '{}' : `{ ${members.join(', ')} }`) };
};
