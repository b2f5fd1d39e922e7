import type { Text } from '../text/text.ts';

/** All records a list shows, in place of their ids. `count` is what the person was told. */
export interface Matching {
  search?: string;
  filters?: Record<string, unknown>;
  trash?: boolean;
  count: number;
}

/** What a job over many records has done. */
export interface BulkResult {
  done: number;
  /** How many were left as they were, and the first of them with the reason. */
  failed_count: number;
  failed: { id: number; ret: number; msg: string }[];
  /** First and last id of each run of neighbours that were changed: `Restore` takes a removal back by its job. */
  ranges: [first: number, last: number][];
}

/** Answer of `Affected`: records of other screens that refer to those meant, by the field that does. */
export interface AffectedAnswer {
  items: { screen: string; label: Text; field: string; field_label: Text; count: number }[];
}
