import { isChinese, readingsOf } from './characters.ts';
import { foldLetter } from './order-key.ts';

/** Characters among which all readings are combined; the next such window begins in the middle of the last one. */
const window = 12;
/** Most combinations of one window. */
const most = { initials: 64, full: 16 };
/** Longest form: of a text with hardly a character read in one way alone. */
const longest = 2_000;

/**
 * Returns the text by whose parts a Chinese text is found: its pinyin and the initials of its syllables, both in one word, with Latin letters and digits in their
 * places. Where characters can be read in several ways, all of them within some characters of one another. Null for a text without Chinese.
 */
export function searchForm(text: string): string | null {
  const units: (readonly string[])[] = [];
  let hasChinese = false;
  for (const character of text) {
    const letter = isChinese(character.charCodeAt(0)) ? character : foldLetter(character);
    const unit = letter.charCodeAt(0);
    if (isChinese(unit)) {
      const readings = readingsOf(unit);
      hasChinese ||= readings.length > 0;
      if (readings.length > 0) units.push(readings);
    } else if (/[a-z0-9]/.test(letter)) units.push([letter]);
  }
  if (!hasChinese) return null;
  const initials = units.map((readings) => [...new Set(readings.map((syllable) => syllable.slice(0, 1)))]);
  const forms = new Set([firstOf(units), firstOf(initials)]);
  addCombinations(forms, initials, most.initials);
  addCombinations(forms, units, most.full);
  return [...forms].join(' ');
}

/**
 * Returns what a form is searched for; null for a term that is no pinyin. Spaces and the signs between syllables (`xi'an`) do not count, nor do tones and the
 * full width in which an input method may write. Of a term that ends in a sign (`C++`, `50%`) the letters alone would be found nearly everywhere.
 */
export function pinyinTerm(text: string): string | null {
  const letters = text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/u(\p{M}*)\u0308/gu, 'v$1')
    .replace(/\p{M}/gu, '')
    .replace(/[‘’]/g, "'")
    .trim();
  if (!/^[\x20-\x7e]*$/.test(letters) || !/[a-z]/.test(letters) || /[^a-z0-9']$/.test(letters)) return null;
  return letters.replace(/[^a-z0-9]/g, '');
}

function firstOf(units: (readonly string[])[]): string {
  return units.map(([first]) => first).join('');
}

function addCombinations(forms: Set<string>, units: (readonly string[])[], max: number): void {
  const step = window / 2;
  for (let start = 0; start === 0 || start + step < units.length; start += step) {
    const part = units.slice(start, start + window);
    if (part.every((readings) => readings.length === 1)) continue;
    for (const form of combined(part, max)) forms.add(form);
    let length = 0;
    for (const form of forms) length += form.length + 1;
    if (length > longest) return;
  }
}

/** Combinations, those with the fewest unusual readings first. */
function combined(units: (readonly string[])[], max: number): string[] {
  const found = [units.map(() => 0)];
  for (let at = 0; at < found.length && found.length < max; at += 1) {
    const choice = found[at]!;
    const last = choice.findLastIndex((reading) => reading > 0);
    for (let place = last + 1; place < units.length; place += 1) {
      for (let reading = 1; reading < units[place]!.length && found.length < max; reading += 1) found.push(choice.with(place, reading));
    }
  }
  return found.map((choice) => choice.map((reading, place) => units[place]![reading]).join(''));
}
