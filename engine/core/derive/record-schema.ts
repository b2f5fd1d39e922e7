import { formatTypeOf } from '../descriptor/formats.ts';
import type { Field, JsonSchema, Screen } from '../descriptor/types.ts';
import type { Language } from '../text/text.ts';

/** The JSON Schema of a record as calls answer it, with texts in one language. */
export interface RecordSchema extends Omit<JsonSchema, 'type' | 'items' | 'properties' | 'format'> {
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  items?: RecordSchema;
  properties?: Record<string, RecordSchema>;
}

/** Returns the schema of a screen's record. System fields are required, empty fields are null, passwords are left out; lookups stand under their path (`app_id.company`). */
export function recordSchemaOf(screen: Screen, language: Language): RecordSchema {
  const fields = [...screen.fields, ...screen.derived].filter((field) => field.format?.kind !== 'password');
  return {
    title: screen.className,
    description: screen.label[language],
    type: 'object',
    required: fields.map((field) => field.name),
    properties: Object.fromEntries(fields.map((field) => [field.name, nullable(fieldSchemaOf(field, language), field)])),
  };
}

function fieldSchemaOf(field: Field, language: Language): RecordSchema {
  const { format: _format, default: _, items: __, properties: ___, ...rest } = field.schema;
  // Ours would only confuse the readers of JSON Schema.
  const standard = field.format && formatTypeOf(field.format).standard?.record;
  return {
    ...(isMasked(field) ? { type: rest.type } : rest),
    description: describe(field, language),
    ...(standard !== undefined && { format: standard }),
    ...(field.element && { items: fieldSchemaOf(field.element, language) }),
    ...(field.members && { properties: Object.fromEntries(field.members.map((member) => [member.name, fieldSchemaOf(member, language)])) }),
  };
}

/** What a secret is held to, its mask is not. */
function isMasked({ format }: Field): boolean {
  return format?.kind === 'secret';
}

function describe({ label, hint, unit, options, format }: Field, language: Language): string {
  const notes = [
    hint?.[language],
    unit?.[language],
    format && formatTypeOf(format).note?.[language],
    options?.map((option) => `${option.value} = ${option.label[language]}`).join(', '),
  ].filter((note) => note !== undefined);
  return notes.length === 0 ? label[language] : `${label[language]} (${notes.join('; ')})`;
}

function nullable(schema: RecordSchema, field: Field): RecordSchema {
  if (field.isState || (field.isSystem && field.name !== 'created_by')) return schema;
  const { enum: options } = schema;
  return { ...schema, type: [schema.type ?? 'string', 'null'].flat(), ...(options && { enum: [...options, null] }) };
}
