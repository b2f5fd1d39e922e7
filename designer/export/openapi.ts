import type { Language } from '../../engine/core/text/text.ts';
import { type InterfaceDefinition, serviceOf } from '../model/definition.ts';
import { callingText, componentsFor } from './components.ts';
import type { JsonObject, OpenApiVersion } from './openapi-version.ts';
import { pathItemOf } from './operation.ts';

export interface OpenApiOptions {
  version: OpenApiVersion;
  title: string;
  /** Address of the platform: `https://open.example.com`. */
  server: string;
  /** Of what the platform itself says in the document. */
  language: Language;
}

/**
 * Interfaces as an OpenAPI document: each is `POST /api/Namespace.Class.Method` with a form body and the envelope as answer.
 * The definition itself travels as `x-portico`, so that importing the document gives the same definition again, but for `rev`.
 */
export function exportOpenApi(definitions: readonly InterfaceDefinition[], options: OpenApiOptions): JsonObject {
  return { ...openApiHead(definitions, options), paths: Object.fromEntries(openApiPaths(definitions, options)) };
}

/** Everything but the paths. */
export function openApiHead(definitions: readonly Pick<InterfaceDefinition, 'module'>[], { version, title, server, language }: OpenApiOptions): JsonObject {
  return {
    openapi: version === '3.1' ? '3.1.0' : '3.0.3',
    info: { title, version: '1.0.0', description: callingText(language) },
    servers: [{ url: server }],
    tags: [...new Set(definitions.map((definition) => definition.module))].map((name) => ({ name })),
    components: componentsFor(language),
  };
}

/** Paths one by one: a document of thousands is never whole in memory. */
export function* openApiPaths(definitions: Iterable<InterfaceDefinition>, { version, language }: OpenApiOptions): Generator<[path: string, item: JsonObject]> {
  for (const definition of definitions) yield [`/api/${serviceOf(definition)}`, pathItemOf(definition, version, language)];
}
