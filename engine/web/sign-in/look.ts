import { languageFacts } from '../../../generated/words/languages.ts';
import { defaultLanguage, isLanguage, type Language } from '../../core/text/text.ts';
import { keepForServer } from '../transport/language-cookie.ts';

/** Gives the page the theme and the language its person chose, before it is painted; @returns the language. */
export function applyLook(): Language {
  const { documentElement: html } = document;
  const stored = localStorage.getItem('language');
  const language = isLanguage(stored) ? stored : defaultLanguage;
  html.lang = languageFacts[language].tag;
  if (stored !== null) keepForServer(language);
  applyTheme();
  return language;
}

/** The theme alone, of pages whose words the server has chosen. */
export function applyTheme(): void {
  const { documentElement: html } = document;
  const theme = /"theme":"(\w+)"/.exec(localStorage.getItem('portico-preferences') ?? '')?.[1] ?? 'system';
  html.dataset.theme = theme === 'system' ? (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light') : theme;
}
