import type { IncomingHttpHeaders } from 'node:http';
import { defaultLanguage, isLanguage, type Language, languageOfTag } from '../../../core/text/text.ts';

/** Returns the language of the answer: our client names it in a header of its own; other clients use Accept-Language. Chinese is the default. */
export function languageOf({ headers }: { headers: IncomingHttpHeaders }): Language {
  const wanted = headers['accept-language'] ?? '';
  if (isLanguage(wanted)) return wanted;
  return languageOfTag(wanted) ?? defaultLanguage;
}

/** Whether refusals are told in every language. */
export function wantsAllWords({ headers }: { headers: IncomingHttpHeaders }): boolean {
  return headers['x-portico-words'] === 'all';
}
