import type { HandEdit, InterfaceDefinition } from '../../types/definition.ts';

/** Languages of hand-edited code. */
export type EditedLanguage = keyof NonNullable<InterfaceDefinition['code']>;

/** Sets hand-edited code; null, and code that equals the generated text it started from, restores generated code. */
export function setHandEdit(definition: InterfaceDefinition, language: EditedLanguage, edit: HandEdit | null): InterfaceDefinition {
  const { code = {}, ...plain } = definition;
  const { [language]: known, ...others } = code;
  if (edit === null || edit.text === edit.base) {
    if (!known) return definition;
    return Object.keys(others).length === 0 ? plain : { ...plain, code: others };
  }
  if (known?.text === edit.text && known.base === edit.base) return definition;
  return { ...definition, code: { ...code, [language]: { text: edit.text, base: edit.base } } };
}
