import { defaultLanguage } from '../../../../engine/core/text/text.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { messageOf } from '../model/fail-node.ts';

export const failPhp: NodeEmitter = ({ node, input, writer, dump }) => {
  const texts = messageOf(node.settings);
  const message = dump(Object.values(texts).every((text) => text === texts[defaultLanguage]) ? texts[defaultLanguage] : texts);
  writer.block(
    `if (\\Portico\\Calc::condition(${input('when')})) {`,
    () => writer.line(`throw new \\Portico\\Failure(${message}, ${Number(node.settings.ret)});`),
    '}',
  );
  return {};
};
