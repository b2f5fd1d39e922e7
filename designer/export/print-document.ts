import { stringify } from 'yaml';
import type { Json } from '../../engine/core/json/json.ts';
import type { OpenApiOptions } from '../../engine/core/open-api/document.ts';
import { indented, printJson } from '../../engine/core/open-api/print-json.ts';
import type { InterfaceDefinition } from '../model/types/definition.ts';
import type { DocumentFormat } from './document-formats.ts';
import { documentOf } from './openapi.ts';

/** Interfaces up to which a document is laid out for people and says everything at its place; beyond, a path is one line of JSON, and YAML is indented least, so that the document stays below what an import takes. */
const spaciousLimit = 50;

/** The text of the document as `exportOpenApi` makes it, path by path, so that neither text nor work come in one piece. */
export function* printOpenApi(definitions: readonly InterfaceDefinition[], options: OpenApiOptions, format: DocumentFormat): Generator<string> {
  const { head, paths } = documentOf(definitions, { ...options, isTerse: definitions.length > spaciousLimit });
  if (format === 'yaml') yield* printYaml(head, paths, definitions.length > spaciousLimit ? 1 : 2);
  else yield* printJson(head, paths, definitions.length > spaciousLimit ? 0 : 2);
}

function* printYaml(head: Json, paths: Iterable<[string, Json]>, indent: number): Generator<string> {
  yield yamlOf(head, indent);
  let isEmpty = true;
  for (const [path, item] of paths) {
    if (isEmpty) yield 'paths:\n';
    isEmpty = false;
    yield indented(yamlOf({ [path]: item }, indent), ' '.repeat(indent));
  }
  if (isEmpty) yield 'paths: {}\n';
}

/** Without aliases and folded lines: simple to read for every other parser, and to move to the right. */
function yamlOf(value: Json, indent: number): string {
  return stringify(value, { aliasDuplicateObjects: false, lineWidth: 0, indent });
}
