import type { Json } from '../../../engine/core/json/json.ts';
import { commentText } from '../../../engine/core/printing/comment-text.ts';
import { dumpPhp, phpString } from '../../../engine/core/printing/dump-php.ts';
import { mappedFailures } from '../../model/analysis/failures/mapped-failures.ts';
import { isWrittenTogether } from '../../model/analysis/written-together.ts';
import type { InterfaceDefinition } from '../../model/types/definition.ts';
import { emitFlow, type FlowOptions, type FlowTarget } from '../emit/emit-flow.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { PrintedFunctions } from '../emit/printed-functions.ts';
import { Writer } from '../emit/writer.ts';
import { phpFunctions } from './functions.ts';
import { phpEmitters } from './nodes/php-emitters.ts';
import { docComment, docType, headLines } from './parts/doc-comment.ts';
import { fileHead } from './parts/file-head.ts';
import { memberNames } from './parts/member-names.ts';
import { type PhpSettings, phpDefaults, phpMethodName, phpPath } from './parts/php-settings.ts';
import { tidyPhp } from './parts/tidy-php.ts';

/**
 * The logic of one or several interfaces with the same namespace and class: a plain class, one method per interface with its parameters, which
 * needs no request to be called. The definitions must be free of errors.
 */
export function phpDomainClass(
  definitions: readonly [InterfaceDefinition, ...InterfaceDefinition[]],
  settings: PhpSettings = phpDefaults,
  options: FlowOptions = {},
): GeneratedFile {
  const [first] = definitions;
  const writer = new Writer('    ');
  const functions = new PrintedFunctions(
    definitions.map(({ flow }) => flow),
    definitions.map((definition) => phpMethodName(definition).toLowerCase()),
  );
  fileHead(writer, definitions, `${first.namespace}\\Domain`);
  writer.lines(docComment([commentText(first.module) || first.class]));
  writer.line(`class ${first.class}`).line('{');
  writer.indented(() => {
    for (const [index, definition] of definitions.entries()) method(index === 0 ? writer : writer.line(), definition, { ...options, functions });
    phpFunctions(writer, functions, phpTarget);
  });
  writer.line('}');
  const file = { path: phpPath(first, 'Domain', first.class, settings), text: writer.toString(), map: writer.map };
  return definitions.some(({ flow }) => flow.nodes.some(({ type }) => type === 'code')) ? file : tidyPhp(file);
}

function method(writer: Writer, definition: InterfaceDefinition, options: FlowOptions): void {
  const names = memberNames(definition.parameters);
  const [title, ...rest] = headLines(definition);
  const parameters = definition.parameters.map((parameter) => {
    const words = commentText(parameter.description ?? parameter.title ?? '');
    return `@param ${docType(parameter)} $${names.get(parameter.name)} ${words}`.trimEnd();
  });
  writer.lines(docComment([title!, ...rest, ...parameters, '@return mixed']));
  const signature = definition.parameters.map((parameter) => `$${names.get(parameter.name)}`).join(', ');
  writer.lines([`public function ${phpMethodName(definition)}(${signature})`, '{']);
  const reserved = ['this', ...[...names.values()].map((name) => name.toLowerCase())];
  const flow = () => emitFlow(definition, writer, { ...phpTarget, reserved }, options);
  const used = signature === '' ? '' : ` use (${signature})`;
  const together = isWrittenTogether(definition) ? () => writer.block(`return \\Portico\\Transaction::run(function ()${used} {`, flow, '});') : flow;
  const rules = mappedFailures(definition);
  const mapped = rules
    ? () => writer.block(`return \\Portico\\FailureMap::run(function ()${used} {`, together, `}, ${dumpPhp(rules as unknown as Json)});`)
    : together;
  writer.indented(mapped);
  writer.line('}');
}

const phpTarget: Omit<FlowTarget, 'reserved'> = {
  emitters: phpEmitters,
  dump: dumpPhp,
  localText: (name) => `$${name}`,
  assignment,
  declaration,
  trace: phpTrace,
};

function phpTrace(node: string, outputs: Readonly<Record<string, string>>): string {
  const members = Object.entries(outputs).map(([port, expression]) => `${phpString(port)} => ${expression}`);
  return `\\Portico\\Trace::node(${phpString(node)}, array(${members.join(', ')}));`;
}

function declaration(local: string): string {
  return `${local} = null;`;
}

function assignment(local: string, expression: string): string {
  return `${local} = ${expression};`;
}
