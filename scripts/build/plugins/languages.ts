import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '../../../engine/core/text/text.ts';
import { root } from '../paths.ts';

/** `locales/<language>/language.json`. */
interface LanguageFile {
  /** The language that speaks where this one has no words yet. */
  fallback?: Language;
  /** Names of the language's own words in these packages; none where they are built in. */
  antd?: string;
  dayjs: string;
  monaco?: string;
}

export function languageFile(language: Language): LanguageFile {
  return JSON.parse(readFileSync(join(root, `locales/${language}/language.json`), 'utf8'));
}

/** Modules with words of packages in a language, as they are imported. */
export function packageWords(language: Language): { antd?: string; calendar?: string; editor?: string } {
  const { antd, dayjs, monaco } = languageFile(language);
  return {
    ...(antd !== undefined && { antd: `antd/es/locale/${antd}.js` }),
    ...(dayjs !== 'en' && { calendar: `dayjs/locale/${dayjs}.js` }),
    ...(monaco !== undefined && { editor: `monaco-editor/nls/lang/${monaco}.js` }),
  };
}

/** The file of a language, or of the one that speaks for it where there is none: `fileOf('de')`, then `fileOf('en')`. */
export function spokenFile(language: Language, fileOf: (language: Language) => string): string {
  const { fallback } = languageFile(language);
  return fallback === undefined || existsSync(join(root, fileOf(language))) ? fileOf(language) : fileOf(fallback);
}
