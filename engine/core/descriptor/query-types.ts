import type { Text } from '../text/text.ts';
import type { Condition, SortKey } from './condition-types.ts';

/** What becomes of the rows of a group: `p95` is what 95 of 100 do not exceed, `last` the value of the newest record. */
export type Aggregate = 'count' | 'sum' | 'avg' | 'min' | 'max' | 'p95' | 'last';

/** Stretch of the platform's own time; weeks begin on Mondays. */
export type Bucket = 'minute' | 'hour' | 'day' | 'week' | 'month';

/* ------------------------------------------------------------------ as written in a file */

/** A question about the records of a screen. Where it stands says which parts it may have; what is not needed is left out. */
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

export interface RelatedFile {
  label: Text;
  query: QueryFile;
  as?: RelatedAs;
  columns?: string[];
  /** What the parts of a thread or a timeline are read from. */
  parts?: Partial<Record<RelatedPart, string>>;
  add?: RelatedAdd;
}

/** Somebody may add one there: while the record is so, under a name of its own. */
interface RelatedAdd {
  when?: Condition;
  label?: Text;
}

type RelatedPart = 'author' | 'body' | 'files' | 'time' | 'internal' | 'state';

/** A number of a list's whole selection. */
export interface SummaryFile {
  label: Text;
  aggregate: Aggregate;
  field?: string;
  where?: Condition;
}

/* ------------------------------------------------------------------ normalized */

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
  /** Of moments: one group for each stretch; none where the range alone is asked for. */
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
/** Whole days up to and with today. */
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
