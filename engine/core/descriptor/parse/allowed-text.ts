import { texts } from '../../../../generated/words/engine-core/allowed-text.ts';
import { fillText, type Text } from '../../text/text.ts';
import { closest } from './closest.ts';

const shown = 24;

/**
 * Returns `Did you mean "title"? Allowed: …` for a word that is not among the candidates.
 * @param near the candidate that was probably meant; by default the most similar one
 */
export function allowedText(found: string, candidates: readonly (string | number | boolean)[], near = closest(found, candidates.map(String))): Text {
  const words = candidates.map(String);
  const list = words.length > shown ? `${words.slice(0, shown).join(', ')}, …` : words.join(', ');
  const allowed = list === '' ? texts.nothing : fillText(texts.allowed, { list });
  return near === undefined ? allowed : fillText(texts.near, { near, allowed });
}
