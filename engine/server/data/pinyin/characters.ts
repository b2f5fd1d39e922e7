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
  readings: readonly (readonly string[])[];
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
  const readings = new Array<readonly string[]>(count).fill([]);
  const text = charactersText();
  const end = text.indexOf('\n\n');
  let place = 0;
  for (const line of text.slice(0, end).split('\n')) {
    const start = line.indexOf(' ');
    const own = start > 0 ? [line.slice(0, start)] : [];
    for (let at = start + 1; at < line.length; at += 1) {
      const character = line.charCodeAt(at) - first;
      places[character] = place++;
      readings[character] = own;
    }
  }
  for (const line of text
    .slice(end + 2)
    .trimEnd()
    .split('\n')) {
    const start = line.indexOf(' ');
    const syllable = line.slice(0, start);
    for (let at = start + 1; at < line.length; at += 1) {
      const character = line.charCodeAt(at) - first;
      readings[character] = [...readings[character]!, syllable];
    }
  }
  return { places, readings };
}
