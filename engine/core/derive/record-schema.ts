import { texts } from '../../../generated/words/engine-core/record-schema.ts';
import type { Field, JsonSchema, Screen } from '../descriptor/types.ts';
import type { Language } from '../text/text.ts';

/** Plain JSON Schema of a record as a call answers it; words in one language. */
export interface RecordSchema extends Omit<JsonSchema, 'type' | 'items' | 'properties' | 'format'> {
  type?: string | string[];
  title?: string;
  description?: string;
  format?: string;
  items?: RecordSchema;
  properties?: Record<string, RecordSchema>;
}

/** Formats that JSON Schema knows itself; ours would only confuse its readers. */
const standardFormats = new Set(['email', 'date']);

/** A record of the screen: system fields always, others null when empty, passwords never. */
export function recordSchemaOf(screen: Screen, language: Language): RecordSchema {
  const fields = screen.fields.filter((field) => field.format?.kind !== 'password');
  return {
    title: screen.className,
    description: screen.label[language],
    type: 'object',
    required: fields.map((field) => field.name),
    properties: Object.fromEntries(fields.map((field) => [field.name, nullable(fieldSchemaOf(field, language), field)])),
  };
}

function fieldSchemaOf(field: Field, language: Language): RecordSchema {
  const { format, default: _, items: __, properties: ___, ...rest } = field.schema;
  return {
    ...(isMasked(field) ? { type: rest.type } : rest),
    description: describe(field, language),
    ...(format && standardFormats.has(format) && { format }),
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
    format?.kind === 'money' ? texts.fen[language] : undefined,
    format?.kind === 'secret' ? texts.masked[language] : undefined,
    options?.map((option) => `${option.value} = ${option.label[language]}`).join(', '),
  ].filter((note) => note !== undefined);
  return notes.length === 0 ? label[language] : `${label[language]} (${notes.join('; ')})`;
}

function nullable(schema: RecordSchema, field: Field): RecordSchema {
  if (field.isState || (field.isSystem && field.name !== 'created_by')) return schema;
  const { enum: options } = schema;
  return { ...schema, type: [schema.type ?? 'string', 'null'].flat(), ...(options && { enum: [...options, null] }) };
}
