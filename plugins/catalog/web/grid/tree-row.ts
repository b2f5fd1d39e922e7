/** A row of the tree grid, with the rows below it. */
export interface TreeRow {
  key: string;
  label: string;
  /** Said beside the label. */
  note?: string;
  /** Names of calls and addresses. */
  isCode?: boolean;
  /** Nothing can be set here: the row only holds others. */
  isHeading?: boolean;
  rows?: TreeRow[];
}

/** A row that shows, and how deep it lies; one-based. */
export interface ShownRow {
  row: TreeRow;
  level: number;
  isOpen: boolean;
}

/** What shows of a tree: what lies below open rows, or, while somebody searches, what matches with all that leads there. */
export function shownRows(rows: readonly TreeRow[], open: ReadonlySet<string>, search: string, level = 1): ShownRow[] {
  const words = search.trim().toLowerCase();
  return rows.flatMap((row): ShownRow[] => {
    if (words === '') {
      const isOpen = open.has(row.key);
      return [{ row, level, isOpen }, ...(isOpen ? shownRows(row.rows ?? [], open, '', level + 1) : [])];
    }
    const isFound = `${row.label} ${row.note ?? ''}`.toLowerCase().includes(words);
    // Below a branch that is found stands all of it.
    const below = shownRows(row.rows ?? [], open, isFound ? '' : search, level + 1);
    return isFound || below.length > 0 ? [{ row, level, isOpen: !isFound || open.has(row.key) }, ...(isFound && !open.has(row.key) ? [] : below)] : [];
  });
}

/** The rows without rows of their own. */
export function leavesOf(row: TreeRow): TreeRow[] {
  return row.rows ? row.rows.flatMap(leavesOf) : [row];
}
