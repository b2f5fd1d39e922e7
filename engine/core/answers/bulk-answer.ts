import type { OnRemove } from '../descriptor/types.ts';
import type { Text } from '../text/text.ts';

/** Selects all records that a list shows, in place of their ids. `count` is the number the person confirmed. */
export interface Matching {
  search?: string;
  filters?: Record<string, unknown>;
  trash?: boolean;
  count: number;
}

/** Result of a job over many records. */
export interface BulkResult {
  done: number;
  /** How many were left as they were, and the first of them with the reason. */
  failed_count: number;
  failed: { id: number; ret: number; msg: string }[];
  /** First and last id of each run of neighbours that were changed: `Restore` takes a removal back by its job. */
  ranges: [first: number, last: number][];
}

/** Answer of `EditPreview`. */
export interface EditPreview {
  /** Records that match, and how many of them were looked at. */
  total: number;
  looked: number;
  /** Of those looked at: how many would change, and how many would be refused, with the first reasons. */
  changed: number;
  failed_count: number;
  failed: BulkResult['failed'];
  /** By field, the most frequent values it has now. */
  fields: { field: string; count: number; changes: { from: unknown; to: unknown; count: number }[] }[];
  /** Words for ids, by field. */
  refs: Record<string, Record<string, string>>;
}

/** Answer of a call that `Undo` can revert. */
export interface Undoable {
  undo: string;
}

/** Answer of `Affected`: the records of other screens that refer to the selected ones, grouped by the referring field, and what a removal does to them. */
export interface AffectedAnswer {
  items: { screen: string; label: Text; field: string; field_label: Text; count: number; on_remove?: OnRemove }[];
}
