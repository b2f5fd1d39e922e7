import type { Screen, SortKey } from '../../../core/descriptor/types.ts';
import type { FilterOperator } from '../../../core/protocol/filter.ts';
import type { AnyQuery } from './database.ts';

export type Values = Record<string, unknown>;
export type StoredRecord = Values & { id: number; rev: number };

/** A checked condition: the field exists, the operator fits it and the value has the column's type. */
export interface Condition {
  field: string;
  operator: FilterOperator;
  value: unknown;
}

export interface PageRequest {
  conditions: Condition[];
  /** Matched as substring in any of these fields. */
  search?: { text: string; fields: string[] };
  sort: SortKey[];
  /** Only these columns, and those of the order; left out: all. */
  columns?: string[];
  /** One-based. */
  page: number;
  perPage: number;
  /** Only removed rows instead of only live ones. */
  trash?: boolean;
}

export interface Page {
  items: StoredRecord[];
  total: number;
}

/**
 * Rows of one table. Values are converted by column type in both directions: booleans, JSON, ISO date-times in UTC
 * (`2026-11-21T04:00:00.000Z`), dates as `YYYY-MM-DD`, integers as numbers. Every method takes the query to run in,
 * so that it joins the caller's transaction.
 */
export interface Repository {
  get(query: AnyQuery, id: number, options?: { trash?: boolean }): Promise<StoredRecord | null>;
  getMany(query: AnyQuery, ids: number[]): Promise<StoredRecord[]>;
  findBy(query: AnyQuery, equal: Values): Promise<StoredRecord | null>;
  page(query: AnyQuery, request: PageRequest): Promise<Page>;
  /** All matching rows in order, in batches, without holding them in memory. */
  stream(query: AnyQuery, request: Omit<PageRequest, 'page' | 'perPage'>): AsyncIterable<StoredRecord>;
  /** Ids of all matching rows, ascending. */
  ids(query: AnyQuery, request: Pick<PageRequest, 'conditions' | 'search' | 'trash'>): Promise<number[]>;
  count(query: AnyQuery, request: Pick<PageRequest, 'conditions' | 'search' | 'trash'>): Promise<number>;
  insert(query: AnyQuery, values: Values, createdBy: number | null): Promise<StoredRecord>;
  /** Writes the given members and counts `rev` up. Null when the row is gone or `rev` is not the stored one. */
  update(query: AnyQuery, id: number, rev: number | null, values: Values): Promise<StoredRecord | null>;
  /** Moves to the trash; the ids that were there and live. */
  remove(query: AnyQuery, ids: number[]): Promise<number[]>;
  restore(query: AnyQuery, ids: number[]): Promise<number[]>;
  /** Removes for good what has been in the trash since before that moment. */
  purge(query: AnyQuery, before: string): Promise<number>;
}

/** The repositories of screens. */
export interface Repositories {
  /** The rows of a screen, or null when it has no table. One object for each screen, so that all share what it remembers. */
  of(screen: Screen): Repository | null;
}
