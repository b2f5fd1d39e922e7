import type { Locale } from 'antd/es/locale/index.js';
import { proxy, ref, useSnapshot } from 'valtio';
import type { Language } from '../core/text/text.ts';

const state = proxy<{ locale: Locale | undefined }>({ locale: undefined });

/** antd's own words (empty tables, pagers, pickers) in one language; English is built in. */
export async function loadAntdLocale(language: Language): Promise<void> {
  const locale = language === 'zh_cn' ? (await import('antd/es/locale/zh_CN.js')).default : undefined;
  state.locale = locale && ref(locale);
}

export function useAntdLocale(): Locale | undefined {
  return useSnapshot(state).locale;
}
