import { formatTypeOf, parseFormat } from '../descriptor/formats.ts';
import type { Field, JsonSchema } from '../descriptor/types.ts';
import { formatChecks, formatRules } from './formats.ts';

/** Options of ajv for the value schema, compiled at run time or ahead of time. */
export const valueCheckOptions = {
  allErrors: true,
  strict: false,
  messages: false,
  logger: false,
  // The schema is our own; compiling the meta-schema to check it would cost more than all the rest.
  meta: false,
  validateSchema: false,
  formats: { ...formatChecks },
} as const;

/**
 * Returns the JSON Schema of the values of a record, for ajv. It does not say which fields are required: that depends on which are visible and on
 * whether the record is new, and `checkRecord` decides it.
 */
export function valueSchemaOf(fields: readonly Field[]): JsonSchema {
  return { type: 'object', properties: Object.fromEntries(fields.map((field) => [field.name, checkable(field.schema)])) };
}

/** Keeps formats with a check, applies those of elements, and limits integers to what numbers represent exactly. */
function checkable({ format, items, properties, default: _unused, ...schema }: JsonSchema): JsonSchema {
  const result: JsonSchema = { ...schema };
  const parsed = format === undefined ? null : parseFormat(format);
  const meaning = parsed ? formatTypeOf(parsed) : undefined;
  if (schema.type === 'string' && parsed && Object.hasOwn(formatRules, parsed.kind)) result.format = parsed.kind;
  if (items) result.items = checkable(items);
  if (schema.type === 'array' && meaning?.items) result.items = { ...meaning.items };
  if (properties) result.properties = Object.fromEntries(Object.entries(properties).map(([name, member]) => [name, checkable(member)]));
  if (schema.type === 'integer') {
    if (schema.minimum === undefined && schema.exclusiveMinimum === undefined) result.minimum = meaning?.minimum ?? Number.MIN_SAFE_INTEGER;
    if (schema.maximum === undefined && schema.exclusiveMaximum === undefined) result.maximum = Number.MAX_SAFE_INTEGER;
  }
  return result;
}
