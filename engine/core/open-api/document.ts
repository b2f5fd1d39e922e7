import { collectModels, type ModelledInterface, type Models } from '../models/collect-models.ts';
import type { Language } from '../text/text.ts';
import { callingText, componentsFor, ownComponents, tokenScheme } from './components.ts';
import { type DescribedInterface, pathItemOf } from './path-item.ts';
import { tokenCall, tokenModule } from './token-call.ts';
import type { JsonObject, OpenApiVersion } from './version.ts';

/** Options of a document. */
export interface OpenApiOptions {
  version: OpenApiVersion;
  title: string;
  /** Address of the platform: `https://open.example.com`, or `/`. */
  server: string;
  /** Of what the platform itself says in the document. */
  language: Language;
  /** Says schemas of bodies once for JSON and form: for documents of very many interfaces. */
  isTerse?: boolean;
  /** Members of our own in the operation that answers a token. */
  tokenExtensions?: JsonObject;
}

/** A document in two parts, the second of which is generated while it is read. */
export interface OpenApiDocument {
  /** Everything but the paths. */
  head: JsonObject;
  /**
   * Path by path, so that a document of thousands is never whole in memory: each is `/api/Namespace.Class.Method` with the envelope as answer.
   * The first is the call for a token.
   */
  paths: Iterable<[path: string, item: JsonObject]>;
}

/**
 * Returns interfaces as an OpenAPI document.
 * @param modules in the order of the document
 * @param modelled the same interfaces as `interfaces`: read once for the shapes they share, before `interfaces` is read for the paths
 */
export function openApiDocument(
  modules: readonly string[],
  modelled: Iterable<ModelledInterface>,
  interfaces: Iterable<DescribedInterface>,
  options: OpenApiOptions,
): OpenApiDocument {
  const { version, title, server, language } = options;
  const models = collectModels(modelled, ownComponents);
  const head = {
    openapi: version === '3.1' ? '3.1.0' : '3.0.3',
    info: { title, version: '1.0.0', description: callingText(language) },
    servers: [{ url: server }],
    tags: [...new Set([tokenModule(language), ...modules])].map((name) => ({ name })),
    security: [{ [tokenScheme]: [] }],
    components: componentsFor(models, version, language),
  };
  return { head, paths: pathsOf(interfaces, models, options) };
}

function* pathsOf(
  interfaces: Iterable<DescribedInterface>,
  models: Models,
  { version, language, isTerse = false, tokenExtensions }: OpenApiOptions,
): Generator<[string, JsonObject]> {
  const item = (described: DescribedInterface): [string, JsonObject] => {
    const context = { version, shapes: models.of(described.service), isTerse };
    return [`/api/${described.service}`, pathItemOf(described, context, language)];
  };
  yield item(tokenCall(language, tokenExtensions));
  for (const described of interfaces) yield item(described);
}
