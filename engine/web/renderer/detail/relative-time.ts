import { languageFacts } from '../../../../generated/words/languages.ts';
import type { Language } from '../../../core/text/text.ts';

const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago a moment was, in words: `3 分钟前`, `yesterday`. */
export function relativeTime(iso: string, language: Language, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1_000;
  const format = new Intl.RelativeTimeFormat(languageFacts[language].tag, { numeric: 'auto' });
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return apart(format.format(Math.round(seconds / size), unit));
  }
  return apart(format.format(Math.round(seconds), 'second'));
}

/** Browsers write 3分钟前; in running Chinese a digit stands apart. */
function apart(words: string): string {
  return words.replace(/(?<=\d)(?=\p{Script=Han})/gu, ' ');
}
