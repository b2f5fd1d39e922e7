import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { messageOf } from '../model/fail-node.ts';

export const failTs: NodeEmitter = ({ node, input, writer, dump }) => {
  writer.line(`if (platform.calc.condition(${input('when')})) platform.fail(${Number(node.settings.ret)}, ${dump(messageOf(node.settings))});`);
  return {};
};
