import type { Json } from '../../../../engine/core/json/json.ts';
import { type AnyQuery, anyTable, type DynamicQuery } from '../../../../engine/server/index.ts';
import type { SqlDialect } from '../../../codegen/sql/sql-dialects.ts';
import type { TableColumn } from '../../../model/types/definition.ts';
import type { Management } from './management.ts';

/** Where the rows of tables are read and written. */
export interface RowSource {
  readonly read: DynamicQuery;
  /** Runs one change. */
  write<Result>(work: (query: DynamicQuery) => Promise<Result>): Promise<Result>;
}

/** Returns a source within one transaction. */
export function boundTo(query: AnyQuery): RowSource {
  const statements = anyTable(query);
  return { read: statements, write: (work) => work(statements) };
}

/** A database whose tables interfaces may use, with any driver. Its methods reject with the driver's errors; `databaseFailure` words them. */
export interface TableSource extends RowSource {
  readonly dialect: SqlDialect;
  /** Runs the work in a transaction: everything it writes is kept, or nothing where it rejects. */
  transact<Result>(work: (query: DynamicQuery) => Promise<Result>): Promise<Result>;
  /** Runs the work in a transaction that is undone when it ends; what it has seen stays as its answer. */
  dryRun<Result>(work: (query: DynamicQuery) => Promise<Result>): Promise<Result>;
  /** Every table there is, or only the one of this name. */
  inspect(table?: string): Promise<InspectedTable[]>;
  /** Runs `create table`. */
  createTable(sql: string): Promise<void>;
}

/** A source with a connection of its own. */
export interface OpenedDatabase extends TableSource {
  /**
   * Returns the rows a stored procedure answers.
   * @param isRolledBack what it writes is undone at once
   * @throws CallError where there is no such procedure, the database has none at all, or it cannot undo what one writes
   */
  procedure(name: string, values: unknown[], isRolledBack?: boolean): Promise<Record<string, unknown>[]>;
  /** Connects and asks for the server's version, such as `PostgreSQL 15.4`. */
  version(): Promise<string>;
  readonly manage: Management;
  close(): Promise<void>;
}

/** A table as its database describes it. */
export interface InspectedTable {
  name: string;
  /** The table's comment, or empty. */
  title: string;
  columns: InspectedColumn[];
  /** Its kind of table writes at once and for good, transaction or not (MyISAM and the like). */
  isUndoable?: false;
}

/** A column as its database describes it. */
export interface InspectedColumn {
  name: string;
  /** As the database writes it. */
  sqlType: string;
  /** What interfaces see; null for types they cannot carry. */
  type: TableColumn['type'] | null;
  /** Characters a text may have. */
  max: number | null;
  nullable: boolean;
  /** A value is made when none is given. */
  hasDefault: boolean;
  /** That value, where it is a plain one. */
  default: Json;
  description: string;
  isPrimaryKey: boolean;
  isAutoIncrement: boolean;
  /** Computed by the database; never written. */
  isGenerated: boolean;
  /** The table whose key this column holds. */
  references: string | null;
}
