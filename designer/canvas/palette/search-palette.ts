import { operationHelp } from '../../model/semantics/help/operations-help.ts';
import { isOperator } from '../../model/semantics/operations/operations.ts';
import type { PaletteItem } from './palette-entries.ts';

/**
 * Entries that a text finds, the best first: by words of both languages, the operator's name and symbols.
 * @param text typed by a person; without any, all entries in their order
 */
export function searchPalette(items: readonly PaletteItem[], text: string): PaletteItem[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...items];
  return items
    .map((item) => ({ item, rank: rankOf(item, wanted) }))
    .filter(({ rank }) => rank > 0)
    .sort((one, other) => other.rank - one.rank)
    .map(({ item }) => item);
}

function rankOf({ label, key, words = [], settings: { operator } }: PaletteItem, wanted: string): number {
  const more = (isOperator(operator) ? operationHelp[operator].words : undefined) ?? [];
  const names = [...Object.values(label), key.split('.').at(-1) ?? key, ...words, ...more].map((name) => name.toLowerCase());
  if (names.includes(wanted)) return 4;
  if (names.some((name) => name.startsWith(wanted))) return 3;
  if (names.some((name) => name.split(/[\s,./]+/).some((part) => part.startsWith(wanted)))) return 2;
  return [...names, key.toLowerCase()].some((name) => name.includes(wanted)) ? 1 : 0;
}
