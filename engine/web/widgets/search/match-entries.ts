import type { Pinyin } from './pinyin.ts';

interface Searchable {
  /** In every language. */
  words: string[];
}

/** Entries that contain what was typed, best first: a word that begins with it, then any place, then pinyin. All entries for nothing typed. */
export function matchEntries<Entry extends Searchable>(entries: Entry[], typed: string, pinyin: Pinyin | null): Entry[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === '') return entries;
  return entries
    .map((entry) => ({ entry, rank: Math.min(...entry.words.map((word) => rankOf(word, wanted, pinyin))) }))
    .filter(({ rank }) => rank < 4)
    .sort((a, b) => a.rank - b.rank)
    .map(({ entry }) => entry);
}

function rankOf(word: string, wanted: string, pinyin: Pinyin | null): number {
  const lower = word.toLowerCase();
  if (lower.startsWith(wanted)) return 0;
  if (lower.includes(wanted)) return 1;
  if (!pinyin || !/[\u4e00-\u9fff]/.test(word)) return 4;
  const { full, initials } = pinyin(word);
  const letters = wanted.replace(/\s/g, '');
  if (initials.includes(letters)) return 2;
  return full.includes(letters) ? 3 : 4;
}
