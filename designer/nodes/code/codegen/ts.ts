import { tsString } from '../../../../engine/core/printing/dump-ts.ts';
import type { NodeEmitter } from '../../../codegen/emit/emit-flow.ts';
import { codeInputs } from '../model/code-node.ts';

/** The code stays a text, line by line: it runs in the sandbox and not in this module. */
export const codeTs: NodeEmitter = ({ node: { settings }, input, writer, local }) => {
  const name = local('value');
  const lines = String(settings.ts).split(/\r\n?|\n/);
  const members = codeInputs(settings).map((port) => (input(port.name) === port.name ? port.name : `${port.name}: ${input(port.name)}`));
  writer.line(`const ${name} = await platform.code([`);
  writer.indented(() => writer.lines(lines.map((line) => `${tsString(line)},`)));
  writer.line(`].join('\\n'), ${members.length === 0 ? '{}' : `{ ${members.join(', ')} }`});`);
  return { value: name };
};
