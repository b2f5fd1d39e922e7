import type { Text } from '../text/text.ts';

/** Answer of every `List` call. */
export interface ListAnswer {
  /** As `Get` gives them, but of long rich text, Markdown and code only the first 300 characters, without markup; with `fields` only those, `id` and `rev`. */
  items: Record<string, unknown>[];
  total: number;
  /** Only of lists whose rows nobody counts: whether there are more than these. `total` is then the rows up to here, and one more where there are more. */
  more?: boolean;
  page: number;
  per_page: number;
  /** For each `ref:` field the words for the ids that occur in `items`: `{"account_id": {"12": "zhang"}}`. Removed records keep theirs. Of documents what they are called, by their addresses. */
  refs: References;
  /** With `with_counts`: how many records each value of the tabs field, or else of the kanban's states, has under the same search and the other filters. */
  counts?: Record<string, number>;
  /** Of a tree, with `under` or `with_ancestors`: how many records are right below each of these; those with none are left out. */
  children?: Record<string, number>;
  /** Of a tree, with `with_ancestors`: the records above `items`, as far as the caller may know of them. */
  ancestors?: Record<string, unknown>[];
  /** With `with_summary`: the numbers of everything that is selected, by the names the screen gives them (`list.summary`). */
  summary?: Record<string, unknown>;
  /** With `with_groups`, where the rows are in the order of their groups: the groups of this page. */
  groups?: GroupTotals[];
}

/** A group of rows (`list.groupBy`): the value they share, their number on all pages, and the list's totals over them. */
export interface GroupTotals {
  value: unknown;
  count: number;
  summary: Record<string, unknown>;
}

/** Field → stored id → label. */
export type References = Record<string, Record<string, string>>;

/** Answer of `Get`: the members of the record and the labels of its references. */
export type GetAnswer = Record<string, unknown> & { id: number; rev: number; refs: References };

/** `data` of the refusal of a write that was based on an older revision. */
export interface StaleAnswer {
  /** The record as it is now. */
  current: Record<string, unknown>;
  /** Username; null when nobody signed in changed it. */
  changed_by: string | null;
  /** ISO, UTC. */
  changed_at: string;
}

/** Answer of `Options(field, search, ids)`: at most 20 records, or exactly the requested ids. */
export interface OptionsAnswer {
  items: { value: number | string; label: string }[];
}

/** Answer of `History(id)`, newest first. Values of private fields read `(changed)`. */
export interface HistoryAnswer {
  items: {
    id: number;
    /** ISO, UTC. */
    at: string;
    verb: string;
    /** The verb in words. */
    title: Text;
    username: string | null;
    /** Account id of the super admin who acted under that name. */
    simulated_by: number | null;
    before: Record<string, unknown> | null;
    after: Record<string, unknown> | null;
    reason: string | null;
  }[];
}

/** Answer of a transition on several records. With one `id` it is `{rev}`. */
export interface TransitionAnswer {
  done: number[];
  failed: { id: number; ret: number; msg: string }[];
}
