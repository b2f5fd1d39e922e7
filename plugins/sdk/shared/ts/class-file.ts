import { commentText } from '../../../../engine/core/printing/comment-text.ts';
import { tsString } from '../../../../engine/core/printing/dump-ts.ts';
import { shapeOfReturns } from '../../../../engine/core/protocol/return-shape.ts';
import { docComment, failureLines, parameterText, wordLines } from '../doc-lines.ts';
import type { SdkFile } from '../sdk-interface.ts';
import type { SdkClass, SdkMethod } from '../sdk-tree.ts';
import { answerType, inputMember, memberName } from './types.ts';

/** The calls of one class of the platform, with the types of what they take and answer. */
export function tsClassFile({ typeName, methods }: SdkClass): SdkFile {
  const lines = [
    "import type { Transport } from '../transport.js';",
    '',
    ...methods.flatMap((method) => [...parameterTypeLines(method), ...answerTypeLines(method)]),
    `export class ${typeName} {`,
    '  readonly #transport: Transport;',
    '',
    '  constructor(transport: Transport) {',
    '    this.#transport = transport;',
    '  }',
    ...methods.flatMap((method) => ['', ...methodLines(method).map((line) => (line === '' ? line : `  ${line}`))]),
    '}',
  ];
  return { path: `src/api/${typeName}.ts`, text: `${lines.join('\n')}\n` };
}

function parameterTypeLines({ typeName, about }: SdkMethod): string[] {
  if (about.parameters.length === 0) return [];
  const members = about.parameters.flatMap((parameter) => [...commentLines(parameterText(parameter)), `  ${inputMember(parameter)};`]);
  return [`export interface ${typeName}Parameters {`, ...members, '}', ''];
}

function answerTypeLines({ typeName, about }: SdkMethod): string[] {
  if (about.returns.length === 0) return [`export type ${typeName}Answer = unknown;`, ''];
  const shape = shapeOfReturns(about.returns);
  if (shape.items) return [`export type ${typeName}Answer = ${answerType(shape)};`, ''];
  const members = [...shape.members].flatMap(([name, member]) => [
    ...commentLines(commentText(member.description ?? '')),
    `  ${memberName(name)}: ${answerType(member)};`,
  ]);
  return [`export interface ${typeName}Answer {`, ...members, '}', ''];
}

function commentLines(text: string): string[] {
  return text === '' ? [] : [`  /** ${text} */`];
}

function methodLines({ name, typeName, about }: SdkMethod): string[] {
  const { parameters, verbs, service } = about;
  const needsAny = parameters.some((parameter) => parameter.required === true && parameter.default === undefined);
  const signature = parameters.length === 0 ? '' : `parameters: ${typeName}Parameters${needsAny ? '' : ' = {}'}`;
  const given = [tsString(service), verbs.includes('POST') ? "'POST'" : "'GET'", parameters.length === 0 ? '{}' : '{ ...parameters }'];
  const failures = failureLines(about, 'PorticoError');
  return [
    ...docComment([...wordLines(about), ...(failures.length > 0 ? ['', ...failures] : [])]),
    `${name}(${signature}): Promise<${typeName}Answer> {`,
    `  return this.#transport.call<${typeName}Answer>(${given.join(', ')});`,
    '}',
  ];
}
