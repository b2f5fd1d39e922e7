import type { Json } from '../json/json.ts';

export const openApiVersions = ['3.1', '3.0'] as const;
export type OpenApiVersion = (typeof openApiVersions)[number];

/** A JSON object. */
export type JsonObject = { [name: string]: Json };

/**
 * Returns a schema that also allows null, in the keywords of the version.
 * @param isNullable false returns the schema unchanged
 */
export function nullable(schema: JsonObject, version: OpenApiVersion, isNullable = true): JsonObject {
  // Without a type null is allowed already, and 3.0 has no word for it there.
  if (!isNullable || typeof schema.type !== 'string') return schema;
  const values: JsonObject = Array.isArray(schema.enum) && !schema.enum.includes(null) ? { enum: [...schema.enum, null] } : {};
  return version === '3.0' ? { ...schema, ...values, nullable: true } : { ...schema, ...values, type: [schema.type, 'null'] };
}
