import { tsKey } from '../../../../engine/core/printing/dump-ts.ts';
import { fieldPorts } from '../../../model/nodes/return/return-node.ts';
import type { NodeEmitter } from '../../emit-flow.ts';
import { answerTypeName, isAnswerKnown } from '../answer-type.ts';

export const returnTs: NodeEmitter = ({ node, definition, input, writer }) => {
  const cast = definition.returns.length === 0 || isAnswerKnown(definition, node.id) ? '' : ` as ${answerTypeName(definition)}`;
  if (node.settings.whole === true) writer.line(`return ${input('data')}${cast};`);
  else {
    const members = fieldPorts(definition.returns).map(({ name }) => (input(name) === name ? name : `${tsKey(name)}: ${input(name)}`));
    writer.line(members.length === 0 ? 'return {};' : `return { ${members.join(', ')} }${cast};`);
  }
  return {};
};
