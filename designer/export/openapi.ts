import { shownFailures } from '../../engine/core/docs/shown-interface.ts';
import { type OpenApiDocument, type OpenApiOptions, openApiDocument } from '../../engine/core/open-api/document.ts';
import type { DescribedInterface } from '../../engine/core/open-api/path-item.ts';
import type { JsonObject } from '../../engine/core/open-api/version.ts';
import { fileMediaOf } from '../model/analysis/answer/file-media.ts';
import { failuresOf } from '../model/analysis/failures/failures-of.ts';
import { definitionText } from '../model/source/compact-source.ts';
import { type InterfaceDefinition, serviceOf } from '../model/types/definition.ts';

/** Interfaces as an OpenAPI document. Importing it gives the same definitions again, but for `rev`. */
export function exportOpenApi(definitions: readonly InterfaceDefinition[], options: OpenApiOptions): JsonObject {
  const { head, paths } = documentOf(definitions, options);
  return { ...head, paths: Object.fromEntries(paths) };
}

/** The same in parts, path by path. */
export function documentOf(definitions: readonly InterfaceDefinition[], options: OpenApiOptions): OpenApiDocument {
  const modules = [...new Set(definitions.map(({ module }) => module))];
  const modelled = definitions.values().map((definition) => ({ ...definition, service: serviceOf(definition) }));
  return openApiDocument(
    modules,
    modelled,
    definitions.values().map((definition) => describedInterface(definition, options)),
    { ...options, tokenExtensions: { 'x-portico': 'platform' } },
  );
}

/** Characters of a definition from which it is packed in a terse document. */
const packedLength = 2_000;

/**
 * What a document tells of a definition, which itself travels along as `x-portico`: as text, because tools that follow every `$ref` would
 * stumble over those of an imported definition's source.
 */
function describedInterface(definition: InterfaceDefinition, { language, isTerse = false }: OpenApiOptions): DescribedInterface {
  const { title, module, summary, description, verbs, parameters, returns, returnsModel, example } = definition;
  const { examples, upstreamErrors, headers, deprecated } = definition;
  const extensions = { 'x-portico': definitionText({ ...definition, rev: 0 }, isTerse ? packedLength : undefined) };
  return {
    service: serviceOf(definition),
    title,
    module,
    summary,
    description,
    verbs,
    parameters,
    returns,
    returnsModel,
    media: fileMediaOf(definition),
    example,
    examples,
    upstreamErrors,
    headers,
    deprecated,
    failures: shownFailures(failuresOf(definition), language),
    extensions,
    twinExtensions: { 'x-portico': 'twin' },
  };
}
