import { type InterfaceDefinition, serviceOf } from '../../model/definition.ts';
import { commentText } from '../comment-text.ts';
import { emitFlow } from '../emit-flow.ts';
import type { GeneratedFile } from '../generated-file.ts';
import { Writer } from '../writer.ts';
import { dumpTs } from './dump-ts.ts';
import { tsEmitters } from './nodes/ts-emitters.ts';
import { tsMembers, tsReturnType } from './ts-type.ts';

/** Words that cannot name a function or a variable in a module. */
const reserved = (
  'parameters platform await break case catch class const continue debugger default delete do else enum export extends false finally for function if ' +
  'implements import in instanceof interface let new null package private protected public return static super switch this throw true try typeof var ' +
  'void while with yield arguments eval async undefined nan infinity'
).split(' ');

/** The handler of one interface as a module with one exported function. The definition must be free of errors. */
export function tsHandler(definition: InterfaceDefinition): GeneratedFile {
  const writer = new Writer('  ');
  const service = serviceOf(definition);
  writer.line(`// Made by Portico from ${service}. Change the interface, not this file.`);
  writer.line(`import type { Runtime } from '@portico/runtime';`).line();
  const words = [definition.title, definition.summary].map(commentText).filter((text) => text !== '');
  if (words.length > 0) writer.line(`/** ${words.join(' · ')} */`);
  const signature = `parameters: ${tsMembers(definition.parameters)}, platform: Runtime`;
  writer.block(
    `export async function ${tsFunctionName(definition)}(${signature}): Promise<${tsReturnType(definition.returns)}> {`,
    () => emitFlow(definition, writer, { emitters: tsEmitters, dump: dumpTs, localText: (name) => name, reserved }),
    '}',
  );
  return { path: `${definition.namespace}/${definition.class}.${definition.method}.ts`, text: writer.toString(), map: writer.map };
}

export function tsFunctionName({ method }: Pick<InterfaceDefinition, 'method'>): string {
  const name = method[0]!.toLowerCase() + method.slice(1);
  return reserved.includes(name.toLowerCase()) ? `${name}_` : name;
}
