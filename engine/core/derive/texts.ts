import type { Field, Screen } from '../descriptor/types.ts';
import type { Text } from '../text/text.ts';

/**
 * Returns every text of a screen by a stable key, in all languages: for translators, the search of the command palette and the check that no language
 * is missing.
 * @example textsOf(article)['field.title'] // { zh_cn: '标题', en: 'Title' }
 */
export function textsOf(screen: Screen): Record<string, Text> {
  const texts: Record<string, Text> = {};
  const add = (key: string, text: Text | undefined): void => {
    if (text) texts[key] = text;
  };
  const addFields = (prefix: string, fields: Field[]): void => {
    for (const field of fields) addField(`${prefix}.${field.name}`, field);
  };
  const addField = (key: string, field: Field): void => {
    add(key, field.label);
    add(`${key}.hint`, field.hint);
    add(`${key}.error`, field.error);
    add(`${key}.missing`, field.missing);
    add(`${key}.taken`, field.taken);
    add(`${key}.unit`, field.unit);
    if (!field.isState) for (const option of field.options ?? []) add(`${key}.option.${option.value}`, option.label);
    addFields(key, field.members ?? []);
    if (field.element?.members) addFields(key, field.element.members);
  };
  add('label', screen.label);
  add('purpose', screen.purpose);
  for (const [page, title] of Object.entries(screen.titles)) add(`title.${page}`, title);
  addFields(
    'field',
    screen.fields.filter((field) => !field.isSystem),
  );
  for (const [part, sections] of [['form', screen.form] as const, ['detail', screen.detail] as const]) {
    for (const [index, section] of sections.entries()) add(`${part}.section.${index}`, section.label);
  }
  for (const [index, { message }] of screen.rules.entries()) add(`rule.${index}`, message);
  for (const machine of screen.machines) {
    for (const option of machine.values) add(`state.${machine.field}.${option.value}`, option.label);
    for (const { verb, label, confirm, ask } of machine.transitions) {
      add(`verb.${verb}`, label);
      add(`verb.${verb}.confirm`, confirm);
      addFields(`verb.${verb}`, ask);
    }
  }
  for (const { verb, label, confirm, ask } of screen.actions) {
    add(`verb.${verb}`, label);
    add(`verb.${verb}.confirm`, confirm);
    addFields(`verb.${verb}`, ask);
  }
  return texts;
}
