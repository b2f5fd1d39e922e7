import type { Text } from '../text/text.ts';
import type { Condition, SortKey } from './condition-types.ts';

/** How the rows of a group become one value: `p95` is the 95th percentile, `last` the value of the newest record. */
export type Aggregate = 'count' | 'sum' | 'avg' | 'min' | 'max' | 'p95' | 'last';

/** Interval in the platform's time zone; weeks start on Mondays. */
export type Bucket = 'minute' | 'hour' | 'day' | 'week' | 'month';

/* ------------------------------------------------------------------ as written in a file */

/** A query of the records of a screen. Its place decides which parts it may have. */
export interface QueryFile {
  from?: string;
  via?: string;
  where?: Condition;
  groupBy?: string | { time: string; bucket?: Bucket };
  series?: string;
  aggregate?: Aggregate;
  field?: string;
  weight?: string;
  within?: string;
  sort?: string[];
  limit?: number;
}

type RelatedAs = 'table' | 'thread' | 'timeline';

/** A related list as a descriptor writes it. */
export interface RelatedFile {
  label: Text;
  query: QueryFile;
  as?: RelatedAs;
  columns?: string[];
  /** What the parts of a thread or a timeline are read from. */
  parts?: Partial<Record<RelatedPart, string>>;
  add?: RelatedAdd;
}

/** Lets people add records to a related list, under a label of its own, while the record allows it. */
interface RelatedAdd {
  when?: Condition;
  label?: Text;
}

type RelatedPart = 'author' | 'body' | 'files' | 'time' | 'internal' | 'state';

/** A total over a list's whole selection. */
export interface SummaryFile {
  label: Text;
  aggregate: Aggregate;
  field?: string;
  where?: Condition;
}

/* ------------------------------------------------------------------ normalized */

/** A query with its defaults. */
export interface RecordQuery {
  from: string;
  /** Reference field of `from` that leads back to the record asked about. */
  via?: string;
  where?: Condition;
  groupBy?: Grouping;
  /** A second grouping: one line or colour each. */
  series?: string;
  aggregate: Aggregate;
  /** What is added up, averaged or compared; none for `count`. */
  field?: string;
  /** How many each record stands for: it is counted and averaged as so many. */
  weight?: string;
  /** Date or moment that the range of a dashboard holds for, where the groups are others. */
  within?: string;
  sort: SortKey[];
  limit?: number;
}

interface Grouping {
  field: string;
  /** Of moments: one group for each interval; none where the range alone is asked for. */
  bucket?: Bucket;
  /** The field says when it was: the range of a dashboard holds for it. */
  isTime: boolean;
}

/** A list of other records on a record's page. */
export interface Related {
  /** Names it in addresses and calls. */
  name: string;
  label: Text;
  query: RecordQuery & { via: string };
  as: RelatedAs;
  /** Columns of the list; left out: those of the other screen's own list. */
  columns?: string[];
  parts: Partial<Record<RelatedPart, string>>;
  add?: RelatedAdd;
}

export interface Summary extends Omit<SummaryFile, 'field'> {
  name: string;
  field?: string;
}

/* ------------------------------------------------------------------ dashboards */

export type TileShape = 'stat' | 'line' | 'area' | 'bar' | 'pie' | 'heat' | 'list';

export const ranges = ['1d', '7d', '30d', '90d'] as const;
/** Whole days up to and including today. */
export type Range = (typeof ranges)[number];

interface TileParts {
  label: Text;
  as: TileShape;
  /** Screen whose list it leads to, filtered alike; left out: the one that is asked. */
  link?: string;
  /** From these values on the number is coloured. */
  thresholds?: { warning?: number; error?: number };
  columns?: string[];
}

export interface TileFile extends TileParts {
  query: QueryFile;
}

export interface DashboardFile {
  range?: Range;
  compare?: true;
  filters?: string[];
  live?: true;
  tiles: TileFile[][];
}

export interface Tile extends TileParts {
  query: RecordQuery;
}

export interface Dashboard {
  range: Range;
  /** Beside each number of the range stands that of the range before it, as far as that one had come. */
  compare: boolean;
  /** Fields by which everything can be narrowed that has them. */
  filters: string[];
  /** Asked anew while it is looked at. */
  isLive: boolean;
  /** Rows from top to bottom. */
  tiles: Tile[][];
}
