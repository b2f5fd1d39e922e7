import { call } from '../../../engine/web/index.ts';
import type { SqlDialect } from '../../codegen/sql/create-table.ts';
import type { DataNames } from '../../model/build/crud-definitions.ts';
import type { TableColumn, TableSpec } from '../../model/types/definition.ts';

/** What designer/server/databases answers; a failed call rejects with ApiError. */

export interface OfferedTable {
  /** Null for the platform's own database. */
  database: string | null;
  table: string;
  title: string;
  columns: TableColumn[];
  /** As the database has them; empty for tables of data interfaces. */
  shape: {
    name: string;
    sqlType: string;
    nullable: boolean;
    isPrimaryKey: boolean;
    isAutoIncrement: boolean;
    references: string | null;
    description: string;
  }[];
  /** Why no interfaces can be made of it. */
  refusal: string | null;
  list: { id: number; service: string; status: 'draft' | 'published'; title: string } | null;
}

export interface TableList {
  items: OfferedTable[];
  /** Configured databases that did not answer. */
  silent: { database: string; message: string }[];
  databases: { database: string | null; dialect: SqlDialect }[];
}

export interface PublishedData {
  id: number;
  service: string;
  /** A person had changed it, so it stayed as it was. */
  kept: boolean;
}

export const databaseTables = () => call<TableList>('Admin.Database.Tables');

/** Makes the table when it is new, writes the five drafts and publishes them. */
export const publishData = (names: DataNames, table: TableSpec) => call<{ interfaces: PublishedData[] }>('Admin.Interface.PublishData', { ...names, table });

/** The SQL that publishing would run for a table now. Says nothing by itself: a table that cannot be made has its own faults. */
export const tableSqlOf = (table: TableSpec) => call<{ dialect: SqlDialect; statements: string[] }>('Admin.Database.TableSql', { table }, { quiet: true });
