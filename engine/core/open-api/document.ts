import type { Language } from '../text/text.ts';
import { callingText, componentsFor, tokenScheme } from './components.ts';
import { type DescribedInterface, pathItemOf } from './path-item.ts';
import type { JsonObject, OpenApiVersion } from './version.ts';

export interface OpenApiOptions {
  version: OpenApiVersion;
  title: string;
  /** Address of the platform: `https://open.example.com`, or `/`. */
  server: string;
  /** Of what the platform itself says in the document. */
  language: Language;
}

/** Everything but the paths. @param modules in the order readers are to see them */
export function openApiHead(modules: readonly string[], { version, title, server, language }: OpenApiOptions): JsonObject {
  return {
    openapi: version === '3.1' ? '3.1.0' : '3.0.3',
    info: { title, version: '1.0.0', description: callingText(language) },
    servers: [{ url: server }],
    tags: modules.map((name) => ({ name })),
    security: [{ [tokenScheme]: [] }],
    components: componentsFor(language),
  };
}

/** Paths one by one, so that a document of thousands is never whole in memory: each is `/api/Namespace.Class.Method` with a form body and the envelope as answer. */
export function* openApiPaths(interfaces: Iterable<DescribedInterface>, { version, language }: OpenApiOptions): Generator<[path: string, item: JsonObject]> {
  for (const described of interfaces) yield [`/api/${described.service}`, pathItemOf(described, version, language)];
}
