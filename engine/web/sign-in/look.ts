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
  followTheme();
  return language;
}

/** The theme alone, of pages whose words the server has chosen; it changes with the system's while nobody has chosen one. */
export function followTheme(): void {
  applyTheme();
  darkSystem().addEventListener('change', applyTheme);
}

/** Gives the page the theme that is stored, or the system's. */
export function applyTheme(): void {
  const { documentElement: html } = document;
  const theme = /"theme":"(\w+)"/.exec(localStorage.getItem('portico-preferences') ?? '')?.[1] ?? 'system';
  html.dataset.theme = theme === 'system' ? (darkSystem().matches ? 'dark' : 'light') : theme;
}

function darkSystem(): MediaQueryList {
  return matchMedia('(prefers-color-scheme: dark)');
}
