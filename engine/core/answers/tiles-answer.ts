import type { Range } from '../descriptor/query-types.ts';
import type { References } from './list-answer.ts';

/** What `Tiles` takes: a range, or days `from` and `to` (both inclusive), and the filters of the dashboard. */
export interface TilesRequest {
  range?: Range;
  from?: string;
  to?: string;
  filters?: Record<string, string | number | boolean>;
}

/** Answer of `Tiles`. */
export interface TilesAnswer {
  /** First and last day of the range (`2026-11-17`), in the platform's own time. */
  from: string;
  to: string;
  /** As the descriptor has them, row by row; null for a tile whose list the caller may not open. */
  tiles: (TileAnswer | null)[][];
}

/** The figures of one tile; which members are present follows from its shape. */
export interface TileAnswer {
  /** The one number: of a tile without groups, and of a number with a curve. */
  value?: unknown;
  /** The same of the time before, as far as that had come. */
  previous?: unknown;
  /** A row for each group, `keys` as the query groups. */
  rows?: { keys: unknown[]; value: unknown }[];
  /** The beginning of every interval of the range so far, also those in which nothing was. */
  stretches?: string[];
  /** The newest records of a list. */
  items?: Record<string, unknown>[];
  /** Words for ids, by field. */
  refs: References;
}
