import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { messageOf } from '../model/fail-node.ts';

export const failPhp: NodeEmitter = ({ node, input, writer, dump }) => {
  const { zh_cn, en } = messageOf(node.settings);
  const message = dump(zh_cn === en ? zh_cn : { zh_cn, en });
  writer.block(
    `if (\\Portico\\Calc::condition(${input('when')})) {`,
    () => writer.line(`throw new \\Portico\\Failure(${message}, ${Number(node.settings.ret)});`),
    '}',
  );
  return {};
};
