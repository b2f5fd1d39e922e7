import { commentText } from '../../../engine/core/printing/comment-text.ts';
import { fieldPorts } from '../../model/node-type/field-ports.ts';
import { emitFlow, type FlowTarget, type NodeEmitter } from '../emit/emit-flow.ts';
import type { PrintedFunction, PrintedFunctions } from '../emit/printed-functions.ts';
import { Writer } from '../emit/writer.ts';
import { docComment } from './parts/doc-comment.ts';
import { memberNames } from './parts/member-names.ts';
import { phpObject } from './parts/php-object.ts';

/** Prints the functions that the interfaces of a domain class use, as methods of it. */
export function phpFunctions(writer: Writer, functions: PrintedFunctions, target: Omit<FlowTarget, 'reserved'>): void {
  for (const one of functions.all) {
    const lines = linesOf(one, functions, target);
    writer.line();
    if (one.node === undefined) writer.lines(lines);
    else writer.mark(one.node, () => writer.lines(lines));
  }
}

function linesOf({ name, definition }: PrintedFunction, functions: PrintedFunctions, target: Omit<FlowTarget, 'reserved'>): string[] {
  const writer = new Writer('    ');
  const names = memberNames(definition.parameters);
  const fields = fieldPorts(definition.returns).map((field) => field.name);
  const own: Record<string, NodeEmitter> = {
    parameter: ({ node }) => ({ value: `$${names.get(String(node.settings.name)) ?? 'value'}` }),
    return({ input, writer: into }) {
      if (fields.length === 1) into.line(`return ${input(fields[0]!)};`);
      else if (fields.length > 1) into.line(`return ${phpArray(fields.map((field) => [field, input(field)]))};`);
      return {};
    },
  };
  const parameters = [...names.values()].map((parameter) => `@param mixed $${parameter}`);
  const answer = fields.length === 0 ? 'void' : fields.length === 1 ? 'mixed' : 'array<string, mixed>';
  writer.lines(docComment([commentText(definition.title) || definition.method, ...parameters, `@return ${answer}`]));
  writer.lines([`private function ${name}(${[...names.values()].map((parameter) => `$${parameter}`).join(', ')})`, '{']);
  const reserved = ['this', ...[...names.values()].map((parameter) => parameter.toLowerCase())];
  writer.indented(() => emitFlow(definition, writer, { ...target, reserved, emitters: { ...target.emitters, ...own } }, { functions }));
  writer.line('}');
  return writer.toString().trimEnd().split('\n');
}

/** Members are read by their names, also where these are digits. */
function phpArray(members: readonly (readonly [name: string, expression: string])[]): string {
  return phpObject(members).replace(/^\(object\) /, '');
}
