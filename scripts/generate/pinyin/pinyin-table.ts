import { polyphonic } from 'pinyin-pro';

const first = 0x4e00;
const last = 0x9fff;
/** Characters of GB 2312, row by row: those that are read in more than one way by people and not by dictionaries alone. */
const commonRows = { from: 0xb0, to: 0xf7 };

/**
 * Returns the text of `generated/pinyin/characters.txt`. Its first lines are syllables, each followed by the characters that the Chinese collation of
 * ICU has there: together all of U+4E00–U+9FFF in its order. After an empty line come further readings of characters, syllable by syllable; those the
 * collation does not know the reading of stand in the last of the first lines, which has no syllable.
 */
export function pinyinTable(): string {
  const characters = Array.from({ length: last - first + 1 }, (_, at) => String.fromCharCode(first + at));
  const { compare } = new Intl.Collator('zh');
  characters.sort(compare);
  const readings = new Map(characters.map((character) => [character, readingsOf(character)]));
  const syllables = [...new Set([...readings.values()].flat())].sort((one, other) => (placeKey(one) < placeKey(other) ? -1 : 1));
  const placed = placesOf(characters, readings, syllables);
  const groups = Map.groupBy(characters, (character) => placed.get(character) ?? '');
  const common = commonCharacters();
  const further = new Map<string, string>();
  for (const [character, its] of readings) {
    const own = placed.get(character);
    const others = common.has(character) ? its : its.slice(0, 1);
    for (const syllable of others) if (syllable !== own) further.set(syllable, (further.get(syllable) ?? '') + character);
  }
  const main = [...syllables.filter((syllable) => groups.has(syllable)), ...(groups.has('') ? [''] : [])];
  const lines = main.map((syllable) => `${syllable} ${(groups.get(syllable) ?? []).join('')}`);
  const more = [...further].sort(([one], [other]) => (one < other ? -1 : 1)).map(([syllable, its]) => `${syllable} ${its}`);
  return `${[...lines, '', ...more].join('\n')}\n`;
}

/** Without tones, `v` for ü as it is typed; the most usual one first. */
function readingsOf(character: string): string[] {
  const [found = []] = polyphonic(character, { toneType: 'none', type: 'array' });
  return [...new Set(found.map((syllable) => syllable.toLowerCase().replaceAll('ü', 'v')))].filter((syllable) => /^[a-z]+$/.test(syllable));
}

/** The collation has lü right behind lu, and lüe behind luan. */
function placeKey(syllable: string): string {
  return `${syllable.replaceAll('v', 'u')} ${syllable}`;
}

/**
 * The syllable under which the collation has each character. It does not say which, but its syllables are in alphabetical order: of all ways to divide it,
 * this is the one in which most characters stand under a reading of theirs. Characters behind the last syllable have none.
 */
function placesOf(characters: string[], readings: ReadonlyMap<string, string[]>, syllables: string[]): Map<string, string> {
  const columns = syllables.length;
  const best = new Float64Array(columns);
  const from: Uint16Array[] = [];
  for (const character of characters) {
    const its = new Set((readings.get(character) ?? []).map((syllable) => syllables.indexOf(syllable)));
    const back = new Uint16Array(columns);
    let before = 0;
    for (let at = 0; at < columns; at += 1) {
      if (best[at]! > best[before]!) before = at;
      back[at] = before;
    }
    const next = back.map((place) => place);
    const scores = Float64Array.from(next, (place, at) => best[place]! + (its.has(at) ? 1 : 0));
    best.set(scores);
    from.push(back);
  }
  const placed = new Map<string, string>();
  let at = best.indexOf(Math.max(...best));
  let isBehind = true;
  for (let index = characters.length - 1; index >= 0; index -= 1) {
    const character = characters[index]!;
    // A few characters of the last syllable end what is in the order of pinyin; a run of others lies behind it.
    isBehind &&= !isWithin(characters, readings, syllables[at]!, index);
    if (!isBehind) placed.set(character, syllables[at]!);
    at = from[index]![at]!;
  }
  return placed;
}

/** Whether most characters up to this one are read so. */
function isWithin(characters: string[], readings: ReadonlyMap<string, string[]>, syllable: string, index: number): boolean {
  const before = characters.slice(Math.max(0, index - 9), index + 1);
  return before.filter((character) => readings.get(character)?.includes(syllable)).length > before.length / 2;
}

function commonCharacters(): Set<string> {
  const decoder = new TextDecoder('gb2312');
  const found = new Set<string>();
  for (let row = commonRows.from; row <= commonRows.to; row += 1) {
    for (let cell = 0xa1; cell <= 0xfe; cell += 1) found.add(decoder.decode(Uint8Array.of(row, cell)));
  }
  return found;
}
