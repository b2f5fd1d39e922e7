import { call } from '../../../engine/web/index.ts';
import * as data from '../../calls/data-calls.ts';
import type { DataNames } from '../../model/build/crud-definitions.ts';
import type { TableSpec } from '../../model/types/definition.ts';

export const databaseTables = () => call(data.listTables);

/** Makes the table when it is new, writes the five drafts and publishes them. */
export const publishData = (names: DataNames, table: TableSpec) => call(data.publishData, { ...names, table });

/** The SQL that publishing would run for a table now. Says nothing by itself: a table that cannot be made has its own faults. */
export const tableSqlOf = (table: TableSpec) => call(data.tableSql, { table }, { quiet: true });
