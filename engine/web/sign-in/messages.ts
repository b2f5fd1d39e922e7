import en from '../../../locales/en/login-messages.json';
import zh_cn from '../../../locales/zh_cn/login-messages.json';
import { isLanguage, type Language } from '../../core/text/text.ts';

const words = { zh_cn, en };

export type MessageKey = keyof typeof zh_cn;

export function activeLanguage(): Language {
  const stored = localStorage.getItem('language');
  return isLanguage(stored) ? stored : 'zh_cn';
}

export function message(key: MessageKey): string {
  return words[activeLanguage()][key];
}
