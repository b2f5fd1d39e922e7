import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const file = join(import.meta.dirname, '../../../../generated/pinyin/characters.txt');
const first = 0x4e00;
const count = 0xa000 - first;

/** What is known of the 20,992 characters of U+4E00–U+9FFF, by their distance from the first. */
interface Characters {
  /** Place of each in the pinyin order of the Chinese collation. */
  places: Uint16Array;
  /** The syllables each is read as, as it is typed: `lv` for lü. The most usual one first; none of a few. */
  readings: readonly string[][];
}

let known: Characters | undefined;

/** Returns the place of a character among all, as the character of that place: code points of these are in the order of pinyin. */
export function placeOf(unit: number): string {
  known ??= load();
  return String.fromCharCode(first + known.places[unit - first]!);
}

/** Returns the readings of a character. */
export function readingsOf(unit: number): readonly string[] {
  known ??= load();
  return known.readings[unit - first]!;
}

export function isChinese(unit: number): boolean {
  return unit >= first && unit < first + count;
}

/** Returns the file both rest on, for those who need to know whether it has changed. */
export function charactersText(): string {
  return readFileSync(file, 'utf8');
}

/** Read with the first Chinese text: the dictionary of the pages (pinyin-pro) would take thirty times the memory. */
function load(): Characters {
  const places = new Uint16Array(count);
  const readings = new Array<string[]>(count).fill([]);
  // Characters read alike share one list.
  const shared = new Map<string, string[]>();
  const add = (character: string, syllable: string) => {
    const at = character.charCodeAt(0) - first;
    const all = [...readings[at]!, syllable];
    const key = all.join(' ');
    const list = shared.get(key) ?? all;
    shared.set(key, list);
    readings[at] = list;
  };
  let place = 0;
  let isFurther = false;
  for (const line of charactersText().trimEnd().split('\n')) {
    if (line === '') isFurther = true;
    const [syllable = '', characters = ''] = line.split(' ');
    for (const character of characters) {
      if (!isFurther) places[character.charCodeAt(0) - first] = place++;
      if (syllable !== '') add(character, syllable);
    }
  }
  return { places, readings };
}
