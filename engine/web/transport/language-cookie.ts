import { writeCookie } from './cookies.ts';

const days = 365;

/** Pages that the server draws come in the language their reader chose. */
export function keepForServer(language: string): void {
  writeCookie('language', language, days);
}
