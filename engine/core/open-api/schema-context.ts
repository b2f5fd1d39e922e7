import type { NamedShapes } from '../models/collect-models.ts';
import type { JsonObject, OpenApiVersion } from './version.ts';

/** What schemas of one interface are written with: the version, and the shapes that stand in the components. */
export interface SchemaContext {
  version: OpenApiVersion;
  shapes: NamedShapes;
  /** Whether what would be said twice is said once and referred to, in documents that would else become too large. */
  isTerse?: boolean;
}

/** Returns a reference to a component, with the facts about its place. */
export function referenceTo(name: string, words: JsonObject, isNullable: boolean, { version }: SchemaContext): JsonObject {
  const reference = { $ref: `#/components/schemas/${name}` };
  if (version === '3.1') return isNullable ? { anyOf: [reference, { type: 'null' }], ...words } : { ...reference, ...words };
  if (!isNullable && Object.keys(words).length === 0) return reference;
  return { ...(isNullable ? { type: 'object', nullable: true } : {}), allOf: [reference], ...words };
}
