import { defaultLanguage, eachLanguage, type Text } from '../../../engine/core/text/text.ts';

/** What people call a topic: in the default language its title, in every other the English one, where there is any. */
export function titleOf({ title, title_en }: Readonly<Record<'title' | 'title_en', unknown>>): Text {
  return eachLanguage((language) => String(language === defaultLanguage ? title : title_en || title));
}
