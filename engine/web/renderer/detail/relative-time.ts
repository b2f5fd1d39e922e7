import { texts } from '../../../../generated/words/engine-web/relative-time.ts';
import type { Language } from '../../../core/text/text.ts';

const tags: Record<Language, string> = texts.tags;
const steps = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
] as const;

/** How long ago a moment was, in words: `3 分钟前`, `yesterday`. */
export function relativeTime(iso: string, language: Language, now = Date.now()): string {
  const seconds = (new Date(iso).getTime() - now) / 1_000;
  const format = new Intl.RelativeTimeFormat(tags[language], { numeric: 'auto' });
  for (const [unit, size] of steps) {
    if (Math.abs(seconds) >= size) return format.format(Math.round(seconds / size), unit);
  }
  return format.format(Math.round(seconds), 'second');
}
