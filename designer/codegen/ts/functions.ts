import { commentText } from '../../../engine/core/printing/comment-text.ts';
import { tsKey } from '../../../engine/core/printing/dump-ts.ts';
import { Identifiers } from '../../../engine/core/printing/identifier.ts';
import { fieldPorts } from '../../model/node-type/field-ports.ts';
import { emitFlow, type FlowTarget, type NodeEmitter } from '../emit/emit-flow.ts';
import type { PrintedFunction, PrintedFunctions } from '../emit/printed-functions.ts';
import { Writer } from '../emit/writer.ts';

/** Prints the functions that a handler uses above it. */
export function tsFunctions(writer: Writer, functions: PrintedFunctions, target: FlowTarget, runtime: string): void {
  for (const one of functions.all) {
    const lines = linesOf(one, functions, target, runtime);
    if (one.node === undefined) writer.lines(lines);
    else writer.mark(one.node, () => writer.lines(lines));
    writer.line();
  }
}

function linesOf({ name, definition }: PrintedFunction, functions: PrintedFunctions, target: FlowTarget, runtime: string): string[] {
  const writer = new Writer('  ');
  const names = new Identifiers([...target.reserved, ...functions.names.map((one) => one.toLowerCase())]);
  const parameters = new Map(definition.parameters.map((parameter) => [parameter.name, names.take(parameter.name)]));
  const fields = fieldPorts(definition.returns).map((field) => field.name);
  const own: Record<string, NodeEmitter> = {
    parameter: ({ node }) => ({ value: parameters.get(String(node.settings.name)) ?? 'null' }),
    return({ input, writer: into }) {
      if (fields.length === 1) into.line(`return ${input(fields[0]!)};`);
      else if (fields.length > 1)
        into.line(`return { ${fields.map((field) => (input(field) === field ? field : `${tsKey(field)}: ${input(field)}`)).join(', ')} };`);
      return {};
    },
  };
  const inputs = [`platform: ${runtime}`, ...[...parameters.values()].map((parameter) => `${parameter}: unknown`)];
  const answer = fields.length === 0 ? 'void' : fields.length === 1 ? 'unknown' : `{ ${fields.map((field) => `${tsKey(field)}: unknown`).join('; ')} }`;
  const reserved = [...target.reserved, ...functions.names.map((one) => one.toLowerCase()), ...[...parameters.values()].map((one) => one.toLowerCase())];
  const title = commentText(definition.title);
  if (title !== '') writer.line(`/** ${title} */`);
  writer.block(
    `function ${name}(${inputs.join(', ')}): ${answer} {`,
    () => emitFlow(definition, writer, { ...target, reserved, emitters: { ...target.emitters, ...own } }, { functions }),
    '}',
  );
  return writer.toString().trimEnd().split('\n');
}
