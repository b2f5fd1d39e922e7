import { commentText } from '../../../../engine/core/printing/comment-text.ts';
import { tsString } from '../../../../engine/core/printing/dump-ts.ts';
import { shapeOfReturns } from '../../../../engine/core/protocol/return-shape.ts';
import { isRepeatable, sentVerb } from '../call-facts.ts';
import type { ClientModels } from '../client-models.ts';
import { docComment, failureLines, parameterText, wordLines } from '../doc-lines.ts';
import { pagingOf } from '../paging.ts';
import type { SdkFile } from '../sdk-interface.ts';
import type { SdkClass, SdkMethod } from '../sdk-tree.ts';
import { TsTypes } from './types.ts';

/** The calls of one class of the platform, with the types of what they take and answer. */
export function tsClassFile({ typeName, methods }: SdkClass, models: ClientModels): SdkFile {
  const body = methods.flatMap((method) => [...parameterTypeLines(method, models), ...answerTypeLines(method, models)]);
  const calls = methods.flatMap((method) => [[...methodLines(method)], ...pagesLines(method)]);
  const usesModels = body.some((line) => line.includes('Models.'));
  const usesPages = methods.some(({ about }) => pagingOf(about) !== undefined);
  const lines = [
    ...(usesModels ? ["import type * as Models from '../models.js';"] : []),
    ...(usesPages ? ["import { paginate } from '../paginate.js';"] : []),
    "import type { CallOptions, Transport } from '../transport.js';",
    '',
    ...body,
    `export class ${typeName} {`,
    '  readonly #transport: Transport;',
    '',
    '  constructor(transport: Transport) {',
    '    this.#transport = transport;',
    '  }',
    ...calls.flatMap((call) => ['', ...call.map((line) => (line === '' ? line : `  ${line}`))]),
    '}',
  ];
  return { path: `src/api/${typeName}.ts`, text: `${lines.join('\n')}\n` };
}

function parameterTypeLines({ typeName, about }: SdkMethod, models: ClientModels): string[] {
  if (about.parameters.length === 0) return [];
  const types = new TsTypes(models, about.service, 'Models.');
  const members = about.parameters.flatMap((parameter) => [
    ...commentLines(parameterText(parameter), parameter.deprecated),
    `  ${types.inputMember(parameter)};`,
  ]);
  return [`export interface ${typeName}Parameters {`, ...members, '}', ''];
}

function answerTypeLines({ typeName, about }: SdkMethod, models: ClientModels): string[] {
  const { returns, returnsModel, service } = about;
  if (returns.length === 0) return [`export type ${typeName}Answer = unknown;`, ''];
  const types = new TsTypes(models, service, 'Models.');
  const shape = shapeOfReturns(returns, returnsModel);
  if (shape.items || models.answer(service, shape) !== undefined) return [`export type ${typeName}Answer = ${types.answer(shape)};`, ''];
  const members = [...shape.members].flatMap(([name, member]) => [
    ...commentLines(commentText(member.description ?? ''), member.deprecated),
    `  ${types.answerMember(name, member)};`,
  ]);
  return [`export interface ${typeName}Answer {`, ...members, '}', ''];
}

function commentLines(text: string, deprecated = false): string[] {
  const words = [text, deprecated ? '@deprecated' : ''].filter(Boolean).join(' ');
  return words === '' ? [] : [`  /** ${words} */`];
}

function methodLines({ name, typeName, about }: SdkMethod): string[] {
  const { parameters, service } = about;
  const signature = [...(parameters.length === 0 ? [] : [parameterSignature(typeName, about)]), 'options?: CallOptions'].join(', ');
  const files = parameters.filter(({ type }) => type === 'file').length > 0;
  const facts = `{ verb: '${sentVerb(about)}', repeatable: ${isRepeatable(about)}${files ? ', files: true' : ''} }`;
  const args = [tsString(service), facts, parameters.length === 0 ? '{}' : '{ ...parameters }', 'options'];
  const failures = failureLines(about, 'PorticoError');
  return [
    ...docComment([...wordLines(about), ...(failures.length > 0 ? ['', ...failures] : [])]),
    `${name}(${signature}): Promise<${typeName}Answer> {`,
    `  return this.#transport.call<${typeName}Answer>(${args.join(', ')});`,
    '}',
  ];
}

function parameterSignature(typeName: string, { parameters }: SdkMethod['about']): string {
  const needsAny = parameters.some((parameter) => parameter.required === true && parameter.default === undefined);
  return `parameters: ${typeName}Parameters${needsAny ? '' : ' = {}'}`;
}

/** Beside a call that answers pages: one that goes through all of them. */
function pagesLines({ name, typeName, pagesName, about }: SdkMethod): string[][] {
  const paging = pagingOf(about);
  if (!paging || pagesName === undefined) return [];
  const [page, perPage, items] = [paging.page, paging.perPage, paging.items].map(tsString);
  const element = `NonNullable<${typeName}Answer[${items}]>[number]`;
  return [
    [
      ...docComment([`Every element of \`${paging.items}\`, page after page: \`for await (const item of …)\`.`]),
      `${pagesName}(${parameterSignature(typeName, about)}, options?: CallOptions): AsyncGenerator<${element}, void, undefined> {`,
      `  return paginate(async (page) => (await this.${name}({ ...parameters, [${page}]: page }, options))[${items}] ?? [], parameters[${page}] ?? 1, parameters[${perPage}]);`,
      '}',
    ],
  ];
}
