import type { Language } from '../../../../engine/core/text/text.ts';

/** The language a call of a turn is answered in. Its pace is prime to those of the worlds, so that every kind of answer comes in both. */
export function languageIn(turn: number): Language {
  return turn % 3 === 1 ? 'en' : 'zh_cn';
}
