import { languages, type Text } from './text.ts';

/** The names in the `{name}` places of a text, of every language, each once. */
export function placeholdersOf(text: Text): string[] {
  return [...new Set(languages.flatMap((language) => [...text[language].matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)))];
}
