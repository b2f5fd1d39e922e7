import { anyTable, type Platform, systemTableNames } from '../../../engine/server/index.ts';
import { tableColumns } from '../../model/checks/check-table.ts';
import { inspectPostgres } from './postgres/inspect-postgres.ts';
import { inspectSqlite } from './sqlite/inspect-sqlite.ts';
import { rolledBack } from './table/rolled-back.ts';
import type { InspectedTable, TableSource } from './table/table-source.ts';

/** Tables in the platform's own database that others created there: not those of engine, plugins and screens. */
export class ForeignTables {
  readonly source: TableSource;
  #platform: Platform;

  constructor(platform: Platform) {
    const { database } = platform;
    const read = anyTable(database.read);
    this.#platform = platform;
    this.source = {
      dialect: database.dialect,
      read,
      write: (work) => database.transact((query) => work(anyTable(query))),
      transact: (work) => database.transact((query) => work(anyTable(query))),
      dryRun: (work) => rolledBack((inside) => database.transact((query) => inside(anyTable(query))), work),
      inspect: async (table) => this.#foreignAmong(await (database.dialect === 'sqlite' ? inspectSqlite(read, table) : inspectPostgres(read, table))),
      createTable: () => Promise.reject(new Error('tables of the platform are made by the migrator')),
    };
  }

  async #foreignAmong(tables: InspectedTable[]): Promise<InspectedTable[]> {
    const rows = await this.#platform.database.read.selectFrom('interface_table').select('name').execute();
    const known = new Set([...systemTableNames(this.#platform), ...rows.map(({ name }) => String(name))]);
    return tables.filter((table) => !known.has(table.name) && !isOfRemovedScreen(table) && !table.name.startsWith('backup_'));
  }
}

/** The table of a removed screen stays, with its rows. */
function isOfRemovedScreen(table: InspectedTable): boolean {
  return tableColumns.every((name) => table.columns.some((column) => column.name === name));
}
