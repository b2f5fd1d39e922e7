import { useSyncExternalStore } from 'react';
import { languageFacts } from '../../../generated/words/languages.ts';
import { defaultLanguage, isLanguage, type Language, type Text } from '../../core/text/text.ts';
import { keepForServer } from '../transport/language-cookie.ts';

/** The stored setting that every face of the product reads. */
const storageKey = 'language';

function storedLanguage(): Language {
  const stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : defaultLanguage;
}

let current = storedLanguage();
/** Nearly every component reads the language, and a page of a list has hundreds: no store that looks into what it holds. */
const listeners = new Set<() => void>();

export function currentLanguage(): Language {
  return current;
}

/** Only remembers the choice; `switchLanguage` of i18n.ts loads the words first and then calls this. */
export function rememberLanguage(language: Language): void {
  current = language;
  localStorage.setItem(storageKey, language);
  keepForServer(language);
  document.documentElement.lang = languageFacts[language].tag;
  for (const listener of [...listeners]) listener();
}

export function useLanguage(): Language {
  return useSyncExternalStore(subscribe, currentLanguage);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

type Say = (text: Text | undefined) => string;

const sayings = new Map<Language, Say>();

function sayingIn(language: Language): Say {
  const say: Say = (text) => text?.[language] ?? '';
  sayings.set(language, say);
  return say;
}

/** Picks the active language out of a descriptor's text; a missing text is an empty string. The same function as long as the language is. */
export function useText(): Say {
  const language = useLanguage();
  return sayings.get(language) ?? sayingIn(language);
}
