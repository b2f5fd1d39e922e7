import type { NamedShapes } from '../models/collect-models.ts';
import type { JsonObject, OpenApiVersion } from './version.ts';

/** What schemas of one interface are written with: the words of the version, and which shapes stand in the components. */
export interface SchemaContext {
  version: OpenApiVersion;
  shapes: NamedShapes;
  /** Whether what would be said twice is said once and referred to, in documents that would else become too large. */
  isTerse?: boolean;
}

/** A component in place of a schema, with what is said of it here alone. */
export function referenceTo(name: string, words: JsonObject, isNullable: boolean, { version }: SchemaContext): JsonObject {
  const reference = { $ref: `#/components/schemas/${name}` };
  if (version === '3.1') return isNullable ? { anyOf: [reference, { type: 'null' }], ...words } : { ...reference, ...words };
  if (!isNullable && Object.keys(words).length === 0) return reference;
  return { ...(isNullable ? { type: 'object', nullable: true } : {}), allOf: [reference], ...words };
}
