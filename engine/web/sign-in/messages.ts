import { texts } from '../../../generated/words/engine-web/sign-in.ts';
import { defaultLanguage, isLanguage, type Language } from '../../core/text/text.ts';

export type MessageKey = keyof typeof texts;

export function activeLanguage(): Language {
  const stored = localStorage.getItem('language');
  return isLanguage(stored) ? stored : defaultLanguage;
}

export function message(key: MessageKey): string {
  return texts[key][activeLanguage()];
}
