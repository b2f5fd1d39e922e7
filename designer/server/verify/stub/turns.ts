import type { Language } from '../../../../engine/core/text/text.ts';

/** Returns the language of a turn. Its period is prime to those of the stub worlds, so that every kind of answer occurs in both. */
export function languageIn(turn: number): Language {
  return turn % 3 === 1 ? 'en' : 'zh_cn';
}
