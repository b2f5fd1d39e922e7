import type { Platform, RowSource, SourceRow } from '../../../../engine/server/index.ts';
import { designerContext } from '../../context/designer-context.ts';
import type { TableSize } from '../../databases/table/management.ts';
import { listTables, type OfferedTable } from '../list-tables.ts';
import { ownName, ownSizes } from './own-database.ts';
import { numberOf, pageOf } from './plain-rows.ts';

const searched = ['database', 'table_name', 'title'];

/** The tables of all databases, with their sizes. A database that does not respond is a row that says so. */
export const tableRows: RowSource = {
  filters: ['id', 'database', 'usable'],
  sorts: ['database', 'table_name', 'row_count', 'total_bytes'],
  search: searched,
  list: async (request, platform) => pageOf(await allTables(platform, request.signal), request, searched),
};

async function allTables(platform: Platform, signal: AbortSignal): Promise<SourceRow[]> {
  const context = designerContext(platform);
  const { items, silent, databases } = await listTables(context);
  const answering = databases.filter(({ database }) => !silent.some((one) => one.database === database));
  const sizes = new Map(await Promise.all(answering.map(async ({ database }) => [database, await sizesOf(platform, database, signal)] as const)));
  const prefixes = new Map((await context.tables.databases.list()).map(({ service, tablePrefix }) => [service, tablePrefix]));
  const rows = items.map((item) => rowOf(item, sizes.get(item.database)?.get((prefixes.get(item.database ?? '') ?? '') + item.table)));
  const quiet = silent.map(({ database, reason }) => ({ id: numberOf(database), database, usable: false, note: reason }));
  return [...rows, ...quiet];
}

function rowOf({ database, table, title, shape, columns, refusal, list }: OfferedTable, size: TableSize | undefined): SourceRow {
  const place = database ?? ownName;
  return {
    id: numberOf(place, table),
    ...{ database: place, table_name: table, title, usable: refusal === null, note: refusal },
    column_count: shape.length || columns.length,
    row_count: size?.rows ?? null,
    data_bytes: size?.dataBytes ?? null,
    index_bytes: size?.indexBytes ?? null,
    total_bytes: size ? size.dataBytes + size.indexBytes : null,
    service_name: list?.service.replace(/\.GetList$/, '') ?? null,
  };
}

/** By the table's name in the database; empty if they are not available. */
async function sizesOf(platform: Platform, database: string | null, signal: AbortSignal): Promise<Map<string, TableSize>> {
  try {
    const { databases } = designerContext(platform).tables;
    const sizes = database === null ? await ownSizes(platform, signal) : await databases.use(database, (connected) => connected.database.manage.sizes());
    return new Map(sizes.map((size) => [size.table, size]));
  } catch {
    return new Map();
  }
}
