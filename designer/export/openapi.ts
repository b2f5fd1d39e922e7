import { type OpenApiOptions, openApiHead, openApiPaths } from '../../engine/core/open-api/document.ts';
import type { DescribedInterface } from '../../engine/core/open-api/path-item.ts';
import type { JsonObject } from '../../engine/core/open-api/version.ts';
import { type InterfaceDefinition, serviceOf } from '../model/definition.ts';
import { failuresOf } from '../model/failures-of.ts';
import { definitionText } from '../model/source/compact-source.ts';

/** Interfaces as an OpenAPI document. Importing it gives the same definitions again, but for `rev`. */
export function exportOpenApi(definitions: readonly InterfaceDefinition[], options: OpenApiOptions): JsonObject {
  return { ...openApiHeadOf(definitions, options), paths: Object.fromEntries(openApiPaths(definitions.values().map(describedInterface), options)) };
}

export function openApiHeadOf(definitions: readonly InterfaceDefinition[], options: OpenApiOptions): JsonObject {
  return openApiHead([...new Set(definitions.map(({ module }) => module))], options);
}

/**
 * What a document tells of a definition, which itself travels along as `x-portico`: as text, because tools that follow every `$ref` would
 * stumble over those of an imported definition's source.
 */
export function describedInterface(definition: InterfaceDefinition): DescribedInterface {
  const { title, module, summary, description, verbs, parameters, returns, example } = definition;
  const extensions = { 'x-portico': definitionText({ ...definition, rev: 0 }) };
  return {
    service: serviceOf(definition),
    title,
    module,
    summary,
    description,
    verbs,
    parameters,
    returns,
    example,
    failures: failuresOf(definition),
    extensions,
  };
}
