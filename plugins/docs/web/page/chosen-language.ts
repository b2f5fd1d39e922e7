import { proxy } from 'valtio';

const storageKey = 'portico-docs-language';

/** The programming language code is shown in: one for all code on the page, and remembered. */
export const chosenLanguage = proxy({ key: localStorage.getItem(storageKey) });

export function chooseLanguage(key: string): void {
  localStorage.setItem(storageKey, key);
  chosenLanguage.key = key;
}
