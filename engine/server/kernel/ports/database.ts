import type { Expression, Kysely, SqlBool } from 'kysely';
import type { Table } from '../../../core/derive/table/table.ts';
import type { Tables } from '../../../core/derive/table/table-types.ts';
import type { Bucket } from '../../../core/descriptor/query-types.ts';
import type { ColumnType } from '../../../core/format/column-type.ts';

/** Statements on the declared tables and those of the product's screens: an undeclared name does not compile. */
export type Query = Kysely<Tables>;

/** Tables known only at run time: every row is a record of driver values. Repositories convert them by column type. */
export type Rows = Record<string, Record<string, unknown>>;
export type DynamicQuery = Kysely<Rows>;
export type AnyQuery = Query | DynamicQuery;

/** Returns the same query without types, for tables whose names come from descriptors, definitions or the database itself. */
export function anyTable(query: AnyQuery): DynamicQuery {
  return query as DynamicQuery;
}

/** What the engine needs of a database. Two adapters: data/sqlite and data/postgres. */
export interface Database {
  readonly dialect: 'sqlite' | 'postgres';
  /** For reads: sees committed rows only and refuses to write. */
  readonly read: Query;
  /** Counts up after every committed write to the table, here or on another instance. A cache of rows is keyed by it, read before its query. */
  version(table: string): number;
  /** `column` holds `text`, whatever the case of either; `%` and `_` are letters like any other. */
  contains(column: string, text: string): Expression<SqlBool>;
  /** The JSON list in `column` (`table.column`) has one of these texts or numbers as an element of its own: 1 is not in [11] or [[1]]. */
  holdsOneOf(column: string, values: (string | number)[]): Expression<SqlBool>;
  /** When the interval of the platform's time begins in which the date or moment of `column` lies: `2026-11-23`, of hours `2026-11-23 08:00`. */
  timeBucket(column: string, type: 'date' | 'datetime', bucket: Bucket): Expression<string>;
  /** The same value, but not one to choose an index for. A database that knows how often each value occurs may choose all the same. */
  unindexed<T>(value: Expression<T>): Expression<T>;
  /** The SQL type that holds this kind of column. */
  columnType(type: ColumnType): string;
  /**
   * Runs the work in one transaction and resolves once it is durable; without `waitForDisk`, once it survives the end of this process, but
   * perhaps not a power cut in the next moment. A rejection undoes this work only.
   * SQLite gathers the works of one tick into one fsync (group commit), so the work must do nothing but query,
   * and not call `transact` again. A work that catches a failed statement must not go on: PostgreSQL has undone it by then.
   */
  transact<T>(work: (query: Query) => Promise<T>, options?: TransactOptions): Promise<T>;
  /** The table as the database has it, or null. Only what the migrator compares. */
  inspect(table: string): Promise<ExistingTable | null>;
  /** Every table as `inspect` answers it, by name. */
  inspectAll(): Promise<Map<string, ExistingTable>>;
  /**
   * DDL for one step of a plan. The only place where SQL of one dialect is written.
   * @param within a transaction that ends in being undone, and the steps with it; left out: one of their own, for good
   */
  apply(steps: MigrationStep[], within?: AnyQuery): Promise<void>;
  /** The SQL that `apply` runs for these steps. */
  statements(steps: MigrationStep[]): string[];
  /** What divides tables by months (`Table.months`); null where every table is one. */
  readonly months: MonthlyTables | null;
  /** Waits until no other transaction holds this name, then holds it until the end of the caller's. Those that share it wait for the others alone. */
  hold(query: AnyQuery, name: string, how?: { isShared: boolean }): Promise<void>;
  /**
   * Runs the work, in the transaction of `query`, while rows of these append-only tables (`Table.guards`) may be changed and removed. Only for what never
   * happened: demo data.
   */
  unguarded(query: AnyQuery, tables: string[], work: () => Promise<void>): Promise<void>;
  /** Runs the work while no other instance can migrate. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Tells every other instance on this database; in one process on SQLite this is a no-op. */
  publish(message: string): Promise<void>;
  /** Messages of other instances. `missed` is called when the connection was lost for a while: forget every cache then. */
  subscribe(listener: (message: string) => void, missed?: () => void): void;
  /** True when an error is a violated unique index; `columns` names them when the database tells. */
  uniqueViolation(error: unknown): { columns: string[] } | null;
  /** The name of the check (`Table.guards`) an error says a row has violated, or null. */
  checkViolation(error: unknown): string | null;
  /** Has the tables count as written that the database writes by itself along with rows of these (`Table.guards.onInsert`). */
  follow(tables: Table[]): void;
  /** Has every write of a text write its pinyin too (`Table.pinyin`). The columns exist. */
  writePinyin(table: Table): void;
  close(): Promise<void>;
}

/**
 * Tables whose rows are partitioned by month in the platform's time zone. A row of a month without a partition goes to the default partition, and
 * moves once the month has one. Writers of such a table share a hold on its name (`Database.hold`).
 */
export interface MonthlyTables {
  /** When the month began that a moment lies in. */
  startOf(moment: Date): Date;
  /** Makes the places for the rows of every month from one moment to another, where there are none. Safe by several instances at once. */
  open(table: Table, from: Date, to: Date): Promise<void>;
  /**
   * Drops what was logged with this value in months that ended before the moment, without looking at the rows one by one, and months that are empty then.
   * Resolves to the number of rows.
   */
  drop(table: Table, value: string, before: Date): Promise<number>;
}

/** Options of a transaction. */
export interface TransactOptions {
  /** Default true. */
  waitForDisk?: boolean;
}

/** A column as the database describes it. */
export interface ExistingColumn {
  name: string;
  /** The SQL type as the dialect's own `columnType` would write it, so that it compares with the wanted one. */
  sqlType: string;
  nullable: boolean;
}

/** A table as the database describes it. */
export interface ExistingTable {
  name: string;
  columns: ExistingColumn[];
  /** Without those that belong to a constraint. */
  indexes: { name: string; columns: string[]; unique: boolean }[];
  /** Whether its rows lie in months; left out where no table's do. */
  isDivided?: boolean;
}

/** One change that cannot lose data. */
export type MigrationStep =
  | { kind: 'create-table'; table: Table }
  /** Of a table that is whole: its rows stay where they are, those of later months get places of their own. Indexes are made anew afterwards. */
  | { kind: 'divide-table'; table: Table }
  | { kind: 'add-column'; table: string; column: Table['columns'][number] }
  /** Into a column that holds nothing yet. */
  | { kind: 'copy-column'; table: string; from: string; to: string }
  /** For a column without a single value, whose type changes. */
  | { kind: 'replace-column'; table: string; column: Table['columns'][number] }
  | { kind: 'set-nullable'; table: string; column: string; nullable: boolean }
  | { kind: 'create-index'; table: string; index: Table['indexes'][number]; hasTrash: boolean }
  | { kind: 'drop-index'; table: string; name: string };
