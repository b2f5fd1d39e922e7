import type { Text } from '../../text/text.ts';
import { closest } from './closest.ts';

const shown = 24;

/** `Did you mean "title"? Allowed: …` for a word that is not among the candidates. */
export function allowedText(found: string, candidates: readonly (string | number | boolean)[]): Text {
  const words = candidates.map(String);
  const near = closest(found, words);
  const list = words.length > shown ? `${words.slice(0, shown).join(', ')}, …` : words.join(', ');
  return {
    zh_cn: `${near === undefined ? '' : `是否想写 "${near}"？`}${list === '' ? '这里不允许任何值。' : `可用：${list}。`}`,
    en: `${near === undefined ? '' : `Did you mean "${near}"? `}${list === '' ? 'Nothing is allowed here.' : `Allowed: ${list}.`}`,
  };
}
