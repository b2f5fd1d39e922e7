import type { Json } from '../descriptor/types.ts';

export const openApiVersions = ['3.1', '3.0'] as const;
export type OpenApiVersion = (typeof openApiVersions)[number];

export type JsonObject = { [name: string]: Json };

/** A schema that also allows null, in the words of the version. */
export function nullable(schema: JsonObject, version: OpenApiVersion): JsonObject {
  if (version === '3.0') return { ...schema, nullable: true };
  return typeof schema.type === 'string' ? { ...schema, type: [schema.type, 'null'] } : schema;
}
