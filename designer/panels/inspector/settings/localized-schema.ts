import type { RJSFSchema, UiSchema } from '@rjsf/utils';
import { isLanguage, type Language } from '../../../../engine/core/text/text.ts';

type Rule = Readonly<Record<string, unknown>>;

/**
 * The JSON Schema of a node's settings as rjsf wants it: `label` and `hint` become title and description in one language, `enumLabel`
 * (one list per language, as in screens) the names of the choices, `emptyLabel` that of making none, and settings that refer to something get the `control` that lists it.
 */
export function localizedSchema(settings: Rule, language: Language): { schema: RJSFSchema; uiSchema: UiSchema } {
  const { schema, uiSchema } = localized(settings, language, '', false);
  return { schema, uiSchema: { ...uiSchema, 'ui:submitButtonOptions': { norender: true } } };
}

/** @param isInList a text there may name a port: it is taken up when it is finished, not letter by letter */
function localized(rule: Rule, language: Language, name: string, isInList: boolean): { schema: RJSFSchema; uiSchema: UiSchema } {
  const { label, hint, control, enumLabel, emptyLabel, properties, items, ...rest } = rule;
  const schema: RJSFSchema = { ...rest, title: textIn(label, language) || name };
  const note = textIn(hint, language);
  if (note) schema.description = note;
  const uiSchema: UiSchema = {};
  if (Array.isArray(rule.enum)) {
    const words = isRule(enumLabel) ? enumLabel[language] : undefined;
    uiSchema['ui:enumNames'] = rule.enum.map((choice: unknown, index) => (Array.isArray(words) && words[index] ? String(words[index]) : String(choice)));
    const none = textIn(emptyLabel, language);
    if (none) uiSchema['ui:placeholder'] = none;
  }
  if (rule.type === undefined && rule.enum === undefined) uiSchema['ui:field'] = 'AnyValue';
  if (rule.type === 'object' && !isRule(properties) && name !== '') uiSchema['ui:field'] = 'AnyValue';
  if (typeof control === 'string') uiSchema['ui:field'] = control;
  if (rule.type === 'string' && rule.enum === undefined && typeof rule.maxLength === 'number' && rule.maxLength > 200) uiSchema['ui:widget'] = 'textarea';
  else if (rule.type === 'string' && rule.enum === undefined && isInList) uiSchema['ui:widget'] = 'SettledText';
  if (isRule(properties)) {
    schema.properties = {};
    for (const [key, member] of Object.entries(properties)) {
      const part = localized(isRule(member) ? member : {}, language, key, isInList);
      schema.properties[key] = part.schema;
      uiSchema[key] = part.uiSchema;
    }
  }
  if (isRule(items)) {
    const part = localized(items, language, '', true);
    schema.items = part.schema;
    uiSchema.items = part.uiSchema;
  }
  return { schema, uiSchema };
}

function textIn(text: unknown, language: Language): string {
  if (!isRule(text) || !Object.keys(text).every(isLanguage)) return '';
  return String(text[language] ?? '');
}

function isRule(value: unknown): value is Rule {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
