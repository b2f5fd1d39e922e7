import { useLanguage } from '../../../../engine/web/index.ts';

/** The tag of the active language, as `Intl` takes it: `zh-CN`, `en`. */
export function useLocale(): string {
  useLanguage();
  return document.documentElement.lang;
}
