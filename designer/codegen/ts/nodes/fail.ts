import { messageOf } from '../../../model/nodes/fail/fail-node.ts';
import type { NodeEmitter } from '../../emit/emit-flow.ts';

export const failTs: NodeEmitter = ({ node, input, writer, dump }) => {
  writer.line(`if (platform.calc.condition(${input('when')})) platform.fail(${Number(node.settings.ret)}, ${dump(messageOf(node.settings))});`);
  return {};
};
