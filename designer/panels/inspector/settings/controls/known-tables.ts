import { call } from '../../../../../engine/web/index.ts';
import { listTables, type OfferedTable } from '../../../../calls/data-calls.ts';
import { tableName } from '../../../../model/types/definition.ts';

/** Tables of the platform and of the configured databases. */
export const knownTables = () => call(listTables);

/** As table nodes name it. */
export function nameOfTable({ database, table }: Pick<OfferedTable, 'database' | 'table'>): string {
  return tableName({ name: table, ...(database === null ? {} : { database }) });
}
