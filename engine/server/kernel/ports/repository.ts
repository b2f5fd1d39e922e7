import type { Table } from '../../../core/derive/table/table.ts';
import type { Aggregate, Bucket } from '../../../core/descriptor/query-types.ts';
import type { Screen, SortKey } from '../../../core/descriptor/types.ts';
import type { FilterOperator } from '../../../core/protocol/filter.ts';
import type { AnyQuery } from './database.ts';

/** Values by column. */
export type Values = Record<string, unknown>;
/** A row with its id and revision. */
export type StoredRecord = Values & { id: number; rev: number };

/** A validated condition: the field exists, the operator fits it and the value has the column's type. */
export type Condition = FieldCondition | ColumnCondition | LookupCondition | ExceptCondition | EitherCondition;

/** A condition on a column. */
export interface FieldCondition {
  field: string;
  /** Those of filters, and `not` (a list: none of them), `before` and `after`, which leave their limit out. */
  operator: FilterOperator | 'not' | 'before' | 'after';
  value: unknown;
}

/** A column compared with another one of the row; an empty one is neither before nor after anything. */
interface ColumnCondition {
  field: string;
  is: 'from' | 'to' | 'before' | 'after';
  column: string;
}

/** The field refers to a row of that table which satisfies the conditions. */
interface LookupCondition {
  field: string;
  within: { table: Table; conditions: Condition[] };
}

/** The field refers to no such row, though it has a value. */
interface ExceptCondition {
  field: string;
  except: { table: Table; conditions: Condition[] };
}

/** One of them holds. */
interface EitherCondition {
  either: Condition[];
}

/** A column to sort by, or a column of a row it refers to. */
export interface OrderBy extends SortKey {
  through?: Through;
}

/** The value of `column` in the row of `table` that `reference` refers to; none if the conditions do not hold there. */
export interface Through {
  reference: string;
  table: Table;
  column: string;
  conditions: Condition[];
}

/** A page of a selection. */
export interface PageRequest {
  conditions: Condition[];
  /** Matched as substring in any of these fields. */
  search?: { text: string; fields: string[] };
  sort: OrderBy[];
  /** Only these columns, and those of the order; left out: all. */
  columns?: string[];
  /** Of the texts in these columns only the first characters, so many, are read. */
  cut?: { columns: readonly string[]; length: number };
  /** One-based. */
  page: number;
  perPage: number;
  /** Only removed rows instead of only live ones. */
  trash?: boolean;
  /** False: nobody counts the rows. */
  counted?: boolean;
}

/** A page of rows. */
export interface Page {
  items: StoredRecord[];
  /** Where rows are not counted, those up to this page and one more if there are more. */
  total: number;
}

/** An aggregate of rows for each group. */
export interface AggregateRequest extends Pick<PageRequest, 'conditions' | 'search' | 'trash'> {
  aggregate: Aggregate;
  /** The column it is about; none for `count`. */
  column?: string;
  /** The column that says how many each row stands for, of `count`, `avg` and `p95`. */
  weight?: string;
  /** None: one group of everything. */
  groups: { column: string; bucket?: Bucket }[];
  /** Left out: ascending by what is grouped by. */
  order?: { by: 'value' | 'key'; descending: boolean };
  limit?: number;
}

/** The aggregate of one group. */
export interface AggregateRow {
  /** Value of each group; an interval is the day it begins with (`2026-11-23`), of hours with the hour (`2026-11-23 08:00`). */
  keys: unknown[];
  /** Null where there was nothing to go by. */
  value: unknown;
}

/** What one removal writes to all rows it moves to the trash. */
export interface RemovalStamp {
  /** ISO, UTC. */
  at: string;
  /** Unique: two removals may have the same moment. */
  id: string;
}

/**
 * Rows of one table. Converts values by column type in both directions: booleans, JSON, ISO date-times in UTC (`2026-11-21T04:00:00.000Z`), dates as
 * `YYYY-MM-DD`, integers as numbers. Every method takes the query to run in, so that it joins the caller's transaction.
 */
export interface Repository {
  readonly table: Table;
  /** @param options.conditions what the row must be beside */
  get(query: AnyQuery, id: number, options?: { trash?: boolean; conditions?: Condition[] }): Promise<StoredRecord | null>;
  /** @param options.columns only these; left out: all. @param options.trash removed rows too */
  getMany(query: AnyQuery, ids: number[], options?: { conditions?: Condition[]; columns?: string[]; trash?: boolean }): Promise<StoredRecord[]>;
  findBy(query: AnyQuery, equal: Values): Promise<StoredRecord | null>;
  page(query: AnyQuery, request: PageRequest): Promise<Page>;
  /** All matching rows in order, in batches, without holding them in memory. */
  stream(query: AnyQuery, request: Omit<PageRequest, 'page' | 'perPage'>): AsyncIterable<StoredRecord>;
  /** Ids of all matching rows, ascending. */
  ids(query: AnyQuery, request: Pick<PageRequest, 'conditions' | 'search' | 'trash'>): Promise<number[]>;
  count(query: AnyQuery, request: Pick<PageRequest, 'conditions' | 'search' | 'trash'>): Promise<number>;
  /** How many matching rows have each value of the field, those without one left out; one statement. */
  countBy(query: AnyQuery, field: string, request: Pick<PageRequest, 'conditions' | 'search' | 'trash'>): Promise<ReadonlyMap<unknown, number>>;
  aggregate(query: AnyQuery, request: AggregateRequest): Promise<AggregateRow[]>;
  insert(query: AnyQuery, values: Values, createdBy: number | null): Promise<StoredRecord>;
  /** Writes the given members and counts `rev` up. Null when the row is gone or `rev` is not the stored one. */
  update(query: AnyQuery, id: number, rev: number | null, values: Values): Promise<StoredRecord | null>;
  /** Moves to the trash; the ids that were there and live. @param removal left out: one of its own */
  remove(query: AnyQuery, ids: number[], removal?: RemovalStamp): Promise<number[]>;
  restore(query: AnyQuery, ids: number[]): Promise<number[]>;
  /** Removes for good what has been in the trash since before that moment. */
  purge(query: AnyQuery, before: string): Promise<number>;
}

/** The repositories of screens. */
export interface Repositories {
  /** The rows of a screen, or null when it has no table. One object for each screen, so that all share what it remembers. */
  of(screen: Screen): Repository | null;
}
