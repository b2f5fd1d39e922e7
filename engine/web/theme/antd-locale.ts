import { antdLocales } from 'portico:locales';
import type { Locale } from 'antd/es/locale/index.js';
import { useSyncExternalStore } from 'react';
import type { Language } from '../../core/text/text.ts';

let current: Locale | undefined;
const listeners = new Set<() => void>();

/** antd's own words (empty tables, pagers, pickers) in one language; English is built in. */
export async function loadAntdLocale(language: Language): Promise<void> {
  current = (await antdLocales[language]?.())?.default;
  for (const listener of listeners) listener();
}

export function useAntdLocale(): Locale | undefined {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );
}
