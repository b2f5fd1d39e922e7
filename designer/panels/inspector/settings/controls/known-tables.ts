import { call } from '../../../../../engine/web/index.ts';
import { type TableColumn, tableName } from '../../../../model/types/definition.ts';

export interface KnownTable {
  database: string | null;
  table: string;
  title: string;
  columns: TableColumn[];
  /** Why it cannot be used; null where it can. */
  refusal: string | null;
}

/** Tables of the platform and of the configured databases. */
export const knownTables = () => call<{ items: KnownTable[] }>('Admin.Database.Tables', {});

/** As table nodes name it. */
export function nameOfTable({ database, table }: KnownTable): string {
  return tableName({ name: table, ...(database === null ? {} : { database }) });
}
