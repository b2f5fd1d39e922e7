import { stringify } from 'yaml';
import type { Json } from '../../engine/core/descriptor/types.ts';
import type { InterfaceDefinition } from '../model/definition.ts';
import { type OpenApiOptions, openApiHead, openApiPaths } from './openapi.ts';

export const documentFormats = ['json', 'yaml'] as const;
export type DocumentFormat = (typeof documentFormats)[number];

/** Interfaces up to which JSON is laid out for people; beyond, a path is one line, so that the document stays below what an import takes. */
const spaciousLimit = 200;

/** The text of the document as `exportOpenApi` makes it, path by path, so that neither text nor work come in one piece. */
export function* printOpenApi(definitions: readonly InterfaceDefinition[], options: OpenApiOptions, format: DocumentFormat): Generator<string> {
  const head = openApiHead(definitions, options);
  const paths = openApiPaths(definitions, options);
  if (format === 'yaml') yield* printYaml(head, paths);
  else yield* printJson(head, paths, definitions.length > spaciousLimit ? 0 : 2);
}

function* printJson(head: Json, paths: Iterable<[string, Json]>, indent: number): Generator<string> {
  yield `${JSON.stringify(head, null, 2).slice(0, -2)},\n  "paths": {`;
  let separator = '\n';
  for (const [path, item] of paths) {
    yield `${separator}    ${JSON.stringify(path)}: ${indented(JSON.stringify(item, null, indent), '    ').trimStart()}`;
    separator = ',\n';
  }
  yield separator === '\n' ? '}\n}\n' : '\n  }\n}\n';
}

function* printYaml(head: Json, paths: Iterable<[string, Json]>): Generator<string> {
  yield yamlOf(head);
  let isEmpty = true;
  for (const [path, item] of paths) {
    if (isEmpty) yield 'paths:\n';
    isEmpty = false;
    yield indented(yamlOf({ [path]: item }), '  ');
  }
  if (isEmpty) yield 'paths: {}\n';
}

/** Without aliases and folded lines: simple to read for every other parser, and to move to the right. */
function yamlOf(value: Json): string {
  return stringify(value, { aliasDuplicateObjects: false, lineWidth: 0 });
}

/** Line feeds alone end a line: a text may hold U+2028 as it is. */
function indented(text: string, indent: string): string {
  return text
    .split('\n')
    .map((line) => (line === '' ? line : indent + line))
    .join('\n');
}
