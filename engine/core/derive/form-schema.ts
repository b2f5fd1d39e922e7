import { writableFields } from '../descriptor/field-of.ts';
import type { Field, JsonSchema, Screen, Section, SectionLook } from '../descriptor/types.ts';
import type { Language } from '../text/text.ts';

export type FormMode = 'add' | 'edit';

/** JSON Schema with the words a form shows. */
interface TitledSchema extends JsonSchema {
  title?: string;
  description?: string;
  properties?: Record<string, TitledSchema>;
  items?: TitledSchema;
}

export interface UiSection {
  title?: string;
  rows: string[][];
}

/** The uiSchema of one field. */
interface FieldUi {
  /** Every field is drawn by one adapter, which picks the widget of its format. */
  'ui:field': 'DescriptorField';
  'ui:readonly'?: true;
  'ui:enumNames'?: string[];
  'ui:options'?: { unit?: string };
}

/** A form as rjsf takes it: a JSON Schema and a uiSchema with the sections. */
export interface FormSchema {
  schema: TitledSchema & { type: 'object'; properties: Record<string, TitledSchema>; required: string[] };
  uiSchema: Record<string, FieldUi | string[] | UiSection[] | SectionLook> & { 'ui:order': string[]; 'ui:sections': UiSection[]; 'ui:look'?: SectionLook };
}

/** Returns the form of a screen in one language as plain JSON. Sections give order and rows; fields that nobody fills in are left out. */
export function formSchemaOf(screen: Screen, language: Language, { mode }: { mode: FormMode }): FormSchema {
  const { schema, uiSchema } = fieldsFormSchema(formFieldsOf(screen), screen.form, language, { mode });
  return { schema, uiSchema: { ...uiSchema, ...(screen.formLook !== 'card' && { 'ui:look': screen.formLook }) } };
}

/** Returns the fields of a form, in the order of its sections. */
export function formFieldsOf(screen: Pick<Screen, 'fields' | 'form' | 'own'>): Field[] {
  const byName = new Map(writableFields(screen).map((field) => [field.name, field]));
  return screen.form.flatMap((section) => section.rows.flat()).flatMap((name) => byName.get(name) ?? []);
}

/** Returns the form of fields that belong to no screen: those a transition or an action asks for. */
export function fieldsFormSchema(fields: Field[], sections: Section[], language: Language, { mode }: { mode: FormMode }): FormSchema {
  const names = new Set(fields.map((field) => field.name));
  const rows = (section: Section) => section.rows.map((row) => row.filter((name) => names.has(name))).filter((row) => row.length > 0);
  const uiSections = sections.map((section) => ({ title: section.label?.[language], rows: rows(section) })).filter((section) => section.rows.length > 0);
  return {
    schema: {
      type: 'object',
      required: fields.filter((field) => isRequired(field, mode)).map((field) => field.name),
      properties: Object.fromEntries(fields.map((field) => [field.name, titled(field, language)])),
    },
    uiSchema: {
      'ui:order': uiSections.flatMap((section) => section.rows.flat()),
      'ui:sections': uiSections,
      ...Object.fromEntries(fields.map((field) => [field.name, uiOf(field, language, mode)])),
    },
  };
}

/** A secret may stay empty on edit, which keeps it; a field of a condition is required only while it is shown. */
function isRequired(field: Field, mode: FormMode): boolean {
  return field.required && !(mode === 'edit' && field.secretOnEdit);
}

function titled(field: Field, language: Language): TitledSchema {
  const { properties: _, items: __, ...schema } = field.schema;
  const result: TitledSchema = { ...schema, title: field.label[language] };
  if (field.hint) result.description = field.hint[language];
  if (field.element) result.items = titled(field.element, language);
  if (field.members) result.properties = Object.fromEntries(field.members.map((member) => [member.name, titled(member, language)]));
  return result;
}

function uiOf(field: Field, language: Language, mode: FormMode): FieldUi {
  const ui: FieldUi = { 'ui:field': 'DescriptorField' };
  if (field.writeOnce && mode === 'edit') ui['ui:readonly'] = true;
  if (field.options) ui['ui:enumNames'] = field.options.map((option) => option.label[language]);
  if (field.unit) ui['ui:options'] = { unit: field.unit[language] };
  return ui;
}
