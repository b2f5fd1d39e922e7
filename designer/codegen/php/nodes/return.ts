import { phpString } from '../../../../engine/core/printing/dump-php.ts';
import { fieldPorts } from '../../../model/nodes/return/return-node.ts';
import type { NodeEmitter } from '../../emit-flow.ts';

export const returnPhp: NodeEmitter = ({ node, definition, input, writer }) => {
  if (node.settings.whole === true) writer.line(`return ${input('data')};`);
  else
    writer.line(
      `return array(${fieldPorts(definition.returns)
        .map(({ name }) => `${phpString(name)} => ${input(name)}`)
        .join(', ')});`,
    );
  return {};
};
