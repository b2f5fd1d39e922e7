import { type NodeFamily, type NodeType, nodeFamilies, type PaletteEntry } from '../../model/node-type/node-type.ts';
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
function entriesOf(type: NodeType): PaletteEntry[] {
  return type.palette ?? [{ key: type.type, label: type.label, settings: {} }];
}

/** Everything that can be put on the canvas, in the order of the palette. */
export const paletteItems: readonly PaletteItem[] = nodeFamilies.flatMap((family) =>
  nodeTypes.filter((type) => type.family === family).flatMap((type) => entriesOf(type).map((entry) => ({ ...entry, type: type.type, family }))),
);

export function paletteItemOf(key: string): PaletteItem | undefined {
  return paletteItems.find((item) => item.key === key);
}

/** Groups entries by family, in the order of the families; a family without entries is left out. */
export function paletteSections(items: readonly PaletteItem[]): PaletteSection[] {
  return nodeFamilies.map((family) => ({ family, items: items.filter((item) => item.family === family) })).filter(({ items: found }) => found.length > 0);
}

/** The sign an operation is written with, as `+`. */
export function signOf({ words = [] }: Pick<PaletteItem, 'words'>): string | undefined {
  return words.find((word) => /^[^\p{L}\p{N}\s]{1,3}$/u.test(word));
}
