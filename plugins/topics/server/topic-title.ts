import { defaultLanguage, eachLanguage, type Text } from '../../../engine/core/text/text.ts';

/** What people call a topic: in the default language its title, in every other the English one, where there is any. */
export function titleOf({ title, title_en }: Readonly<Record<'title' | 'title_en', unknown>>): Text {
  return inLanguages(title, title_en);
}

/** Returns a text of a topic for each language: the default one, and elsewhere the English one if there is any. */
export function inLanguages(text: unknown, english: unknown): Text {
  return eachLanguage((language) => String((language === defaultLanguage ? text : english || text) ?? ''));
}
