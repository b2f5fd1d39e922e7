import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import { messageOf } from '../../../model/nodes/fail/fail-node.ts';
import type { NodeEmitter } from '../../emit-flow.ts';

export const failPhp: NodeEmitter = ({ node, input, writer }) => {
  const message = phpString(messageOf(node.settings).zh_cn);
  writer.block(
    `if (\\Portico\\Calc::condition(${input('when')})) {`,
    () => writer.line(`throw new \\Portico\\Failure(${message}, ${Number(node.settings.ret)});`),
    '}',
  );
  return {};
};
