import { tsKey } from '../../../../engine/core/printing/dump-ts.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { answerTypeName, isAnswerKnown } from '../../../codegen/ts/types/answer-type.ts';
import { fieldPorts } from '../../../model/node-type/field-ports.ts';

export const returnTs: NodeEmitter = ({ node, definition, input, writer }) => {
  // By way of unknown: what comes from outside is only known to be JSON, of which the compiler would not let an interface be made.
  const cast = ` as unknown as ${answerTypeName(definition)}`;
  if (node.settings.whole === true) writer.line(`return ${input('data')}${definition.returns.length === 0 ? '' : cast};`);
  else {
    const members = fieldPorts(definition.returns).map(({ name }) => (input(name) === name ? name : `${tsKey(name)}: ${input(name)}`));
    const isKnown = isAnswerKnown(definition, node.id);
    writer.line(members.length === 0 ? 'return {};' : `return { ${members.join(', ')} }${isKnown ? '' : cast};`);
  }
  return {};
};
