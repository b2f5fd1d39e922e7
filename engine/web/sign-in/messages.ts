import { defaultLanguage, isLanguage, type Language, type Text } from '../../core/text/text.ts';

export function activeLanguage(): Language {
  const stored = localStorage.getItem('language');
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** The text in the reader's language. Each page imports the words it says, so that no other page carries them. */
export function say(text: Text): string {
  return text[activeLanguage()];
}
