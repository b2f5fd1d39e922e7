import { languages, type Text, wordsIn } from './text.ts';

/** Returns the unique names of the `{name}` placeholders of a text in all languages. */
export function placeholdersOf(text: Text): string[] {
  return [...new Set(languages.flatMap((language) => [...wordsIn(text, language).matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)))];
}
