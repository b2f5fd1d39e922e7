import { useCallback } from 'react';
import { proxy, useSnapshot } from 'valtio';
import { languageFacts } from '../../../generated/words/languages.ts';
import { defaultLanguage, isLanguage, type Language, type Text } from '../../core/text/text.ts';
import { keepForServer } from '../transport/language-cookie.ts';

/** The stored setting that every face of the product reads. */
const storageKey = 'language';

function storedLanguage(): Language {
  const stored = typeof localStorage === 'undefined' ? null : localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : defaultLanguage;
}

const state = proxy<{ current: Language }>({ current: storedLanguage() });

export function currentLanguage(): Language {
  return state.current;
}

/** Only remembers the choice; `switchLanguage` of i18n.ts loads the words first and then calls this. */
export function rememberLanguage(language: Language): void {
  state.current = language;
  localStorage.setItem(storageKey, language);
  keepForServer(language);
  document.documentElement.lang = languageFacts[language].tag;
}

export function useLanguage(): Language {
  return useSnapshot(state).current;
}

/** Picks the active language out of a descriptor's text; a missing text is an empty string. */
export function useText(): (text: Text | undefined) => string {
  const language = useLanguage();
  return useCallback((text: Text | undefined) => text?.[language] ?? '', [language]);
}
