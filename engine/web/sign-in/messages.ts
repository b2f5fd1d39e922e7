import { defaultLanguage, isLanguage, type Language, type Text } from '../../core/text/text.ts';

/** Returns the language stored in this browser, else the default. Shares no state with the application, which the login page does not load. */
export function activeLanguage(): Language {
  const stored = localStorage.getItem('language');
  return isLanguage(stored) ? stored : defaultLanguage;
}

/** The text in the reader's language. Each page imports the words it says, so that no other page carries them. */
export function say(text: Text): string {
  return text[activeLanguage()];
}
