import type { OpenApiSchema } from '../../../../engine/core/derive/openapi.ts';
import type { Json } from '../../../../engine/core/descriptor/types.ts';

export const openApiVersions = ['3.1', '3.0'] as const;
export type OpenApiVersion = (typeof openApiVersions)[number];
export type JsonObject = { [name: string]: Json };

/** A schema as that version writes it: 3.0 has one `example` where JSON Schema has a list. */
export function schemaFor({ examples, items, properties, ...schema }: OpenApiSchema, version: OpenApiVersion): JsonObject {
  const members = Object.entries(properties ?? {}).map(([name, member]) => [name, schemaFor(member, version)]);
  return {
    ...(schema as JsonObject),
    ...(examples && (version === '3.1' ? { examples: examples as Json[] } : { example: examples[0] as Json })),
    // 3.0 asks every list for its elements.
    ...(items ? { items: schemaFor(items, version) } : schema.type === 'array' && { items: {} }),
    ...(properties && { properties: Object.fromEntries(members) }),
  };
}
