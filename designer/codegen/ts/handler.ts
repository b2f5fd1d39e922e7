import type { Json } from '../../../engine/core/json/json.ts';
import { commentText } from '../../../engine/core/printing/comment-text.ts';
import { dumpTs, tsKey, tsString } from '../../../engine/core/printing/dump-ts.ts';
import { mappedFailures } from '../../model/analysis/failures/mapped-failures.ts';
import { type InterfaceDefinition, serviceOf } from '../../model/types/definition.ts';
import { emitFlow, type FlowOptions, type FlowTarget } from '../emit/emit-flow.ts';
import type { GeneratedFile } from '../emit/generated-file.ts';
import { PrintedFunctions } from '../emit/printed-functions.ts';
import { Writer } from '../emit/writer.ts';
import { tsFunctions } from './functions.ts';
import { tsEmitters } from './nodes/ts-emitters.ts';
import { answerShape, answerTypeName } from './types/answer-type.ts';
import { memberOfRule, NamedTypes } from './types/ts-type.ts';

/** Words that cannot name a function or a variable in a module. */
const reserved = (
  'parameters platform await break case catch class const continue debugger default delete do else enum export extends false finally for function if ' +
  'implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var ' +
  'void while with yield arguments eval async undefined nan infinity'
).split(' ');

/** The handler of one interface as a module with one exported function. The definition must be free of errors. */
export function tsHandler(definition: InterfaceDefinition, options: FlowOptions = {}): GeneratedFile {
  const writer = new Writer('  ');
  const service = serviceOf(definition);
  writer.line(`// Made by Portico from ${service}. Change the interface, not this file.`);
  const runtime = options.trace ? 'TracingRuntime' : 'Runtime';
  writer.line(`import type { ${runtime} } from '@portico/runtime';`).line();
  const { parameters, answer } = declareTypes(writer, definition);
  const functions = new PrintedFunctions([definition.flow], [...reserved, tsFunctionName(definition).toLowerCase()]);
  const words = [definition.title, definition.summary].map(commentText).filter((text) => text !== '');
  const target: FlowTarget = {
    emitters: tsEmitters,
    dump: dumpTs,
    localText: (name) => name,
    assignment: (local, expression) => `const ${local} = ${expression};`,
    declaration: (local) => `let ${local}: unknown = null;`,
    reserved: [...reserved, ...functions.names.map((name) => name.toLowerCase())],
    trace: tsTrace,
  };
  tsFunctions(writer, functions, target, runtime);
  if (words.length > 0) writer.line(`/** ${words.join(' · ')} */`);
  const rules = mappedFailures(definition);
  const flow = () => emitFlow(definition, writer, target, { ...options, functions });
  writer.block(
    `export async function ${tsFunctionName(definition)}(parameters: ${parameters}, platform: ${runtime}): Promise<${answer}> {`,
    () => (rules ? writer.block('return platform.mapFailures(async () => {', flow, `}, ${dumpTs(rules as unknown as Json)});`) : flow()),
    '}',
  );
  return { path: `${definition.namespace}/${definition.class}.${definition.method}.ts`, text: writer.toString(), map: writer.map };
}

function tsTrace(node: string, outputs: Readonly<Record<string, string>>): string {
  const members = Object.entries(outputs).map(([port, expression]) => `${tsKey(port)}: ${expression}`);
  return `platform.trace(${tsString(node)}, { ${members.join(', ')} });`;
}

/** Declares the types of parameters and answer, those they share first, and answers their names. */
function declareTypes(writer: Writer, definition: InterfaceDefinition): { parameters: string; answer: string } {
  const [parameters, answer] = [`${definition.method}Parameters`, answerTypeName(definition)];
  const types = new NamedTypes([parameters, answer]);
  const members = definition.parameters.map(memberOfRule);
  const shape = answerShape(definition);
  for (const member of members) types.declare(member.shape);
  types.declare(shape);
  const texts = types.members(members);
  const isPlain = shape.items === undefined && shape.model === undefined;
  const answerText = isPlain ? types.members(shape.members) : types.text(shape);
  for (const { name, members: own } of types.declarations) declare(writer, name, own);
  if (texts.length > 0) declare(writer, parameters, texts);
  const hasAnswer = definition.returns.length > 0;
  if (hasAnswer && typeof answerText === 'string') writer.line(`export type ${answer} = ${answerText};`).line();
  if (hasAnswer && typeof answerText !== 'string') declare(writer, answer, answerText);
  return { parameters: texts.length > 0 ? parameters : 'Record<string, never>', answer: hasAnswer ? answer : 'unknown' };
}

function declare(writer: Writer, name: string, members: readonly string[]): void {
  writer.block(`export interface ${name} {`, () => writer.lines(members.map((member) => `${member};`)), '}').line();
}

/** Name of the printed handler: the method with a small first letter, and `_` behind it where that is a reserved word. */
export function tsFunctionName({ method }: Pick<InterfaceDefinition, 'method'>): string {
  const name = method[0]!.toLowerCase() + method.slice(1);
  return reserved.includes(name.toLowerCase()) ? `${name}_` : name;
}
