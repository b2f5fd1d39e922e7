import { columnTypeOf } from '../../descriptor/formats.ts';
import { isPrivate } from '../../descriptor/private-formats.ts';
import type { Field, JsonSchema, Screen } from '../../descriptor/types.ts';
import type { ColumnType } from '../../format/column-type.ts';
import type { Json } from '../../json/json.ts';
import { valueSchemaOf } from '../../validation/value-schema.ts';

/** The rules of a field that a later version of it is compared with. */
export interface FieldRules {
  column: ColumnType;
  required: boolean;
  default?: Json;
  /** What its values must be; null where they are not to be looked at: what is sealed or hashed is not what was typed. */
  schema: JsonSchema | null;
}

/** Returns the rules of a screen's own fields, by field name. */
export function fieldRulesOf(screen: Pick<Screen, 'fields'>): Record<string, FieldRules> {
  return Object.fromEntries(screen.fields.filter(({ isSystem }) => !isSystem).map((field) => [field.name, rulesOf(field)]));
}

function rulesOf(field: Field): FieldRules {
  const schema = isPrivate(field.format) ? null : (valueSchemaOf([field]).properties?.[field.name] ?? null);
  return { column: columnTypeOf(field), required: field.required, default: field.schema.default, schema };
}

/** Returns a schema of the rules that are new or narrower than before; null if none is. Whether stored rows meet them has to be read from the rows. */
export function tightened(before: FieldRules, after: FieldRules): { schema: JsonSchema; required: boolean } | null {
  const required = after.required && !before.required;
  const schema = before.schema && after.schema ? narrower(before.schema, after.schema) : {};
  return required || Object.keys(schema).length > 0 ? { schema, required } : null;
}

function narrower(before: JsonSchema, after: JsonSchema): JsonSchema {
  const words = Object.entries(after).filter(([word, value]) => word !== 'type' && isNarrower(word, before[word as keyof JsonSchema], value));
  return Object.fromEntries(words);
}

function isNarrower(word: string, before: unknown, after: unknown): boolean {
  if (after === undefined || JSON.stringify(before) === JSON.stringify(after)) return false;
  if (before === undefined) return true;
  switch (word) {
    case 'maxLength':
    case 'maximum':
    case 'exclusiveMaximum':
    case 'maxItems':
      return Number(after) < Number(before);
    case 'minLength':
    case 'minimum':
    case 'exclusiveMinimum':
    case 'minItems':
      return Number(after) > Number(before);
    case 'enum':
      return Array.isArray(before) && Array.isArray(after) && before.some((value) => !after.includes(value));
    default:
      return true;
  }
}
