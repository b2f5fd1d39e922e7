import type { RowSourceFacts } from '../../core/descriptor/row-source.ts';
import type { SortKey } from '../../core/descriptor/types.ts';
import type { FilterOperator } from '../../core/protocol/filter.ts';
import type { Platform } from './platform.ts';

/** What one row must be. `not` has a list of excluded values; `before` and `after` exclude their limit. */
export interface RowFilter {
  field: string;
  operator: FilterOperator | 'not' | 'before' | 'after';
  value: unknown;
}

/** A page of such rows. */
export interface RowRequest {
  /** All of them hold: what a person filters by, and what the screen limits its callers to. */
  filters: RowFilter[];
  /** Looked for in any of `search`. */
  search?: string;
  sort: SortKey[];
  /** One-based. */
  page: number;
  limit: number;
  /** Of a list on the page of another record: the field that points there, and that record's id. */
  parent?: { field: string; id: number };
  /** Ends after 30 seconds. */
  signal: AbortSignal;
}

/** A row by the screen's fields; `id` identifies it. */
export type SourceRow = Record<string, unknown> & { id: number };

/** Rows without a table (`source: "<plugin>/<export>"`): shown like records, and never written. */
export interface RowSource extends RowSourceFacts {
  /** Without `total` nobody counts: the screen says so by `total: false`. */
  list(request: RowRequest, platform: Platform): Promise<{ items: SourceRow[]; total?: number }>;
  /** Left out: one row is found by the filter `id`. */
  get?(key: number, signal: AbortSignal, platform: Platform): Promise<SourceRow | null>;
}
