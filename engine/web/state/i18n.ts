import { base, calendars, extra } from 'portico:locales';
import dayjs from 'dayjs';
import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { defaultLanguage, isLanguage, type Language } from '../../core/text/text.ts';
import { loadAntdLocale } from '../theme/antd-locale.ts';
import { rememberLanguage } from './language.ts';

/** Hands out words by namespace: `locales/<language>/<namespace>.json` or a plugin's own file. Only the active language travels. */
const dictionaries: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read(language, namespace, done) {
    readWords(isLanguage(language) ? language : defaultLanguage, namespace).then(
      (words) => done(null, words),
      (error: unknown) => done(error instanceof Error ? error : new Error(String(error)), null),
    );
  },
};

async function readWords(language: Language, namespace: string): Promise<Record<string, unknown>> {
  const load = extra[namespace]?.[language];
  const words = load ? (await load()).default : (await base[language]()).default[namespace];
  if (!words) throw new Error(`no words for namespace "${namespace}" in ${language}`);
  return words;
}

/**
 * Loads the words of shell, lists and forms in one language; pages' own namespaces follow when `useTranslation` asks for them.
 * @param first namespace the first page is known to need
 */
export async function startI18n(language: Language, first?: string): Promise<void> {
  const words = base[language]();
  const started = i18next
    .use(dictionaries)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      // All that came with the first chunk: a page that waits for words shows up to 300 ms later than they are there.
      ns: ['shell', 'list', 'form', ...(first === undefined ? [] : [first])],
      defaultNS: 'shell',
      load: 'currentOnly',
      interpolation: { escapeValue: false },
      // `zh_cn` is not a tag the plural rules know.
      cleanCode: false,
      lowerCaseLng: true,
    });
  await Promise.all([words, started, loadCalendar(language), loadAntdLocale(language)]);
  rememberLanguage(language);
}

/** Words of namespaces that a page is about to need: one that asks for them while it is drawn waits for each in turn. */
export async function loadWords(...namespaces: string[]): Promise<void> {
  await i18next.loadNamespaces(namespaces);
}

/** Changes the language without a reload: words first, then everything at once. */
export async function switchLanguage(language: Language): Promise<void> {
  await Promise.all([i18next.changeLanguage(language), loadCalendar(language), loadAntdLocale(language)]);
  rememberLanguage(language);
}

/** Weeks begin on Monday in every language. */
const mondayFirst = { weekStart: 1 };

async function loadCalendar(language: Language): Promise<void> {
  const { name, load } = calendars[language];
  await load?.();
  Object.assign(dayjs.Ls[name] ?? {}, mondayFirst);
  dayjs.locale(name);
}
