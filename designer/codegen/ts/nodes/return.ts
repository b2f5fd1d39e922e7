import { fieldPorts } from '../../../model/nodes/return/return-node.ts';
import type { NodeEmitter } from '../../emit-flow.ts';
import { tsKey } from '../dump-ts.ts';

export const returnTs: NodeEmitter = ({ node, definition, input, writer }) => {
  if (node.settings.whole === true) writer.line(`return ${input('data')};`);
  else {
    const members = fieldPorts(definition.returns).map(({ name }) => (input(name) === name ? name : `${tsKey(name)}: ${input(name)}`));
    writer.line(members.length === 0 ? 'return {};' : `return { ${members.join(', ')} };`);
  }
  return {};
};
