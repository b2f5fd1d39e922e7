import type { ListedRecord } from '../../../actions/action-item.ts';

/** Where a row stands in its tree. */
export interface TreePlace {
  /** One-based, as are the others. */
  level: number;
  position: number;
  /** Rows beside it, itself included. */
  size: number;
  parent: number | undefined;
  hasChildren: boolean;
  isOpen: boolean;
  /** Records below it that have not been loaded. */
  missing: number;
}

export interface Forest {
  /** What can be seen, from top to bottom. */
  rows: ListedRecord[];
  places: ReadonlyMap<number, TreePlace>;
}

interface Grown {
  records: readonly ListedRecord[];
  /** Name of the field that leads to the record above. */
  parent: string;
  /** Ids of those at the top; left out: those whose parent is not among the records. */
  top: readonly number[] | undefined;
  /** Id → how many records are right below it. */
  children: Readonly<Record<string, number>>;
  isOpen(id: number): boolean;
}

/** Loaded records as the rows of a tree: siblings in the order in which they were loaded, the children of what is open below it. */
export function forestOf({ records, parent, top, children, isOpen }: Grown): Forest {
  const byId = new Map(records.map((record) => [record.id, record]));
  const below = Map.groupBy(records, (record) => Number(record[parent] ?? 0));
  const roots = top ? top.flatMap((id) => byId.get(id) ?? []) : records.filter((record) => !byId.has(Number(record[parent] ?? 0)));
  const rows: ListedRecord[] = [];
  const places = new Map<number, TreePlace>();
  const grow = (siblings: readonly ListedRecord[], level: number, above: number | undefined): void => {
    for (const [index, record] of siblings.entries()) {
      // What stands in a circle is shown once.
      if (places.has(record.id)) continue;
      const own = below.get(record.id) ?? [];
      const count = Math.max(own.length, children[record.id] ?? 0);
      const isUnfolded = count > 0 && isOpen(record.id);
      places.set(record.id, {
        level,
        position: index + 1,
        size: siblings.length,
        parent: above,
        hasChildren: count > 0,
        isOpen: isUnfolded,
        missing: count - own.length,
      });
      rows.push(record);
      if (isUnfolded) grow(own, level + 1, record.id);
    }
  };
  grow(roots, 1, undefined);
  return { rows, places };
}

/** Whether one record is the other or stands above it, as far as is loaded. */
export function isAbove(places: Forest['places'], id: number, other: number): boolean {
  for (let at: number | undefined = other; at !== undefined; at = places.get(at)?.parent) if (at === id) return true;
  return false;
}
