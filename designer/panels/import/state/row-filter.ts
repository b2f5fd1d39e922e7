import type { PreviewAnswer, PreviewRow } from '../../../import/protocol.ts';
import { isBlocked } from './choices.ts';

/** What a row is called in the table: its status, unless something is wrong with it. */
export type RowState = PreviewRow['status'] | 'faulty';

/** What the table can be narrowed to. `changes`: all that an import would alter, and what has gone from the document. */
export const rowGroups = ['changes', 'all', 'new', 'changed', 'conflict', 'edited', 'same', 'faulty', 'gone'] as const;
export type RowGroup = (typeof rowGroups)[number];

export interface RowFilter {
  group: RowGroup;
  search: string;
  module: string | null;
}

/** `faulty` whatever the status, where the row cannot be imported. */
export function stateOf(row: PreviewRow): RowState {
  return isBlocked(row) ? 'faulty' : row.status;
}

/** Whether some of it is stored already: then people come for the differences. */
export function isReimport({ operations, gone }: PreviewAnswer): boolean {
  return gone.length > 0 || operations.some(({ interface_id }) => interface_id !== null);
}

/** Counts the rows of each group; `gone` counts stored interfaces that the document has no more, which are changes too. */
export function countGroups({ operations, gone }: PreviewAnswer): Record<RowGroup, number> {
  const counts: Record<RowGroup, number> = {
    changes: gone.length,
    all: operations.length,
    new: 0,
    changed: 0,
    conflict: 0,
    edited: 0,
    same: 0,
    faulty: 0,
    gone: gone.length,
  };
  for (const row of operations) {
    counts[stateOf(row)]++;
    if (isIn(row, 'changes')) counts.changes++;
  }
  return counts;
}

/** @param shownIds ids that stay whatever they have become: nobody's row may vanish under the name they are typing */
export function filterRows(operations: readonly PreviewRow[], { group, search, module }: RowFilter, shownIds: ReadonlySet<string>): PreviewRow[] {
  const wanted = search.trim().toLowerCase();
  return operations.filter(
    (row) =>
      shownIds.has(row.id) ||
      (isIn(row, group) &&
        (module === null || row.module === module) &&
        (wanted === '' || `${row.key} ${row.service} ${row.title}`.toLowerCase().includes(wanted))),
  );
}

function isIn(row: PreviewRow, group: RowGroup): boolean {
  if (group === 'all') return true;
  const state = stateOf(row);
  return group === 'changes' ? state !== 'same' && state !== 'edited' : state === group;
}
