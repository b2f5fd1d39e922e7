import { antdLocales } from 'portico:locales';
import english from 'antd/es/locale/en_US.js';
import type { Locale } from 'antd/es/locale/index.js';
import { useSyncExternalStore } from 'react';
import type { Language } from '../../core/text/text.ts';

let current: Locale = english;
const listeners = new Set<() => void>();

/** antd's own words (empty tables, pagers, pickers) in one language; English is built in. */
export async function loadAntdLocale(language: Language): Promise<void> {
  current = (await antdLocales[language]?.())?.default ?? english;
  for (const listener of listeners) listener();
}

/** Always some words: with none antd leaves its provider out, and all pages below would be built anew with the change of language. */
export function useAntdLocale(): Locale {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
