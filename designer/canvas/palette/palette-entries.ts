import { type NodeFamily, type NodeType, nodeFamilies, type PaletteEntry } from '../../model/node-type.ts';
import { nodeTypes } from '../../model/nodes/node-types.ts';

/** An entry and the type of node it makes. */
export interface PaletteItem extends PaletteEntry {
  type: string;
  family: NodeFamily;
}

export interface PaletteSection {
  family: NodeFamily;
  items: PaletteItem[];
}

/** A type's entries; one with the type's own name where it does not list any. */
export function entriesOf(type: NodeType): PaletteEntry[] {
  return type.palette ?? [{ key: type.type, label: type.label, settings: {} }];
}

/** Everything that can be put on the canvas, in the order of the palette. */
export const paletteItems: readonly PaletteItem[] = nodeFamilies.flatMap((family) =>
  nodeTypes.filter((type) => type.family === family).flatMap((type) => entriesOf(type).map((entry) => ({ ...entry, type: type.type, family }))),
);

export function paletteItemOf(key: string): PaletteItem | undefined {
  return paletteItems.find((item) => item.key === key);
}

export function paletteSections(items: readonly PaletteItem[]): PaletteSection[] {
  return nodeFamilies.map((family) => ({ family, items: items.filter((item) => item.family === family) })).filter(({ items: found }) => found.length > 0);
}

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

function rankOf({ label, key, words = [] }: PaletteItem, wanted: string): number {
  const names = [label.zh_cn, label.en, key.split('.').at(-1) ?? key, ...words].map((name) => name.toLowerCase());
  if (names.includes(wanted)) return 4;
  if (names.some((name) => name.startsWith(wanted))) return 3;
  if (names.some((name) => name.split(/[\s,./]+/).some((part) => part.startsWith(wanted)))) return 2;
  return [...names, key.toLowerCase()].some((name) => name.includes(wanted)) ? 1 : 0;
}

/** The sign an operation is written with, as `+`. */
export function signOf({ words = [] }: Pick<PaletteItem, 'words'>): string | undefined {
  return words.find((word) => /^[^\p{L}\p{N}\s]{1,3}$/u.test(word));
}
