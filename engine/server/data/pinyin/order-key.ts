import { createHash } from 'node:crypto';
import { isChinese, placeOf } from './characters.ts';

/** Longest text behind a key. Of a longer one only a digest: an index of several texts has room for little more than the texts. */
const longestTail = 64;
/** Smaller than every letter, so that a text comes before the longer ones that begin with it. */
const end = '\u0001';

/**
 * Returns the key by which a text is in its place: its code points are in the order of signs, digits, Latin letters without regard to case and accents,
 * other scripts, and Chinese characters by their pinyin. It is hardly longer than the text, and different for different texts: what was left out stands behind
 * it.
 */
export function orderKey(text: string): string {
  let key = '';
  let others = '';
  let isFolded = false;
  for (const character of text) {
    const unit = character.charCodeAt(0);
    if (isChinese(unit)) {
      key += placeOf(unit);
      continue;
    }
    const letter = foldLetter(character);
    const folded = letter.charCodeAt(0);
    key += isChinese(folded) ? placeOf(folded) : letter;
    others += character;
    if (letter !== character) isFolded = true;
  }
  if (!isFolded) return key;
  return key + end + (others.length <= longestTail ? others : createHash('sha256').update(others).digest('base64'));
}

/**
 * Returns a letter in lower case, without accents and in its usual width, a radical or compatibility form as the character it stands for, 〇 as 零; others as
 * they are. One for one, so that no key outgrows its text.
 */
export function foldLetter(character: string): string {
  if (character < '\u0080') return character.toLowerCase();
  if (character === '〇') return '零';
  const [base = character, ...rest] = character.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
  return rest.length === 0 ? base : character;
}
