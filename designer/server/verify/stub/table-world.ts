import { join } from 'node:path';
import { sql } from 'kysely';
import type { Json } from '../../../../engine/core/json/json.ts';
import { fillText } from '../../../../engine/core/text/text.ts';
import { anyTable, createRepository, type Database, openDatabase, type Query } from '../../../../engine/server/index.ts';
import { texts } from '../../../../generated/words/designer-server/table-world.ts';
import { createTableSql } from '../../../codegen/sql/create-table.ts';
import { databaseOf } from '../../../model/analysis/written-together.ts';
import type { Tables } from '../../../model/semantics/runtime/runtime.ts';
import { Failure } from '../../../model/semantics/values/failure.ts';
import { tableName } from '../../../model/types/definition.ts';
import { upsertRow } from '../../../nodes/table/model/upsert-row.ts';
import type { TableWork } from '../../databases/all-tables.ts';
import { DataRows } from '../../databases/data-rows.ts';
import { type RunLevels, RunTables, type TransactedTables } from '../../databases/run-tables.ts';
import { inspectSqlite } from '../../databases/sqlite/inspect-sqlite.ts';
import { rolledBack } from '../../databases/table/rolled-back.ts';
import { hiddenNames, tableInside } from '../../databases/table/table-inside.ts';
import { TableRows } from '../../databases/table/table-rows.ts';
import { boundTo } from '../../databases/table/table-source.ts';
import { type UsableTable, usableColumns } from '../../databases/table/usable-table.ts';
import { tableOfSpec } from '../../definition/table-of-spec.ts';
import { changesIn, type StubTable } from './stub-tables.ts';

/** Number of rows of the longest page. */
const longestPage = 1_000;

type Rows = TableWork;
type RowsIn = (query: Query) => Rows;
type Related = (query: Query) => UsableTable['related'];

interface TableOfWorld {
  rowsIn: RowsIn;
  /** As the other tables see it. */
  usableIn(query: Query): UsableTable;
  /** Under its name in the database. */
  name: string;
  /** All but the id. */
  columns: string[];
  /** Those of them that a definition can name. */
  answered: string[];
}

/** Rows of each table by its name in definitions, sorted by id. */
export type TableContents = { [table: string]: Json };

/** What a run has of the tables. */
export interface RunOfTables {
  tables: Tables;
  /** Before the run leaves for another system; of writes that belong together. */
  settle(): Promise<void>;
  levels: RunLevels;
}

/** For tables whose writes are independent. */
export const apart: Omit<RunOfTables, 'tables'> = {
  settle: async () => undefined,
  levels: { begin: async () => undefined, commit: async () => undefined, undo: async () => undefined },
};

/** How the writes of a run belong together. */
interface Together {
  /** All of them. */
  isWhole: boolean;
  /** Those in transactions that are drawn. */
  hasFrames: boolean;
}

/** The tables of a definition in databases of their own, through the layer the platform itself reads and writes them with. */
export class TableWorld {
  /** By name, the platform's own under an empty one. */
  #databases: ReadonlyMap<string, Database>;
  #tables: ReadonlyMap<string, TableOfWorld>;
  #together: Together;

  private constructor(databases: ReadonlyMap<string, Database>, tables: ReadonlyMap<string, TableOfWorld>, together: Together) {
    this.#databases = databases;
    this.#tables = tables;
    this.#together = together;
  }

  /**
   * Makes the tables and the rows in them.
   * @param folder for the files of the databases
   */
  static async open(tables: readonly StubTable[], folder: string, together: Together): Promise<TableWorld> {
    const databases = new Map<string, Database>();
    const found = new Map<string, TableOfWorld>();
    for (const table of tables) {
      const name = databaseOf(table.name);
      const database = databases.get(name) ?? (await openDatabase({ dataFolder: join(folder, name || 'own'), databaseUrl: undefined }));
      databases.set(name, database);
      const related = (query: Query) => async (other: string) => {
        const joined = found.get(tableName({ name: other, ...(name !== '' && { database: name }) }));
        if (!joined) throw new Failure(404, fillText(texts.noTable, { table: other }));
        return joined.usableIn(query);
      };
      const { rowsIn, usableIn } = await (table.isOwn ? ownTable : otherTable)(database, table, related);
      const columns = (table.isOwn ? tableOfSpec(table.spec) : table.spec).columns.map((column) => column.name).filter((column) => column !== 'id');
      found.set(table.name, { rowsIn, usableIn, name: table.spec.name, columns, answered: table.spec.columns.map((column) => column.name) });
      const fill = async (query: Query) => {
        for (const values of table.rows) await rowsIn(query).insert(values);
      };
      await database.transact(fill, { waitForDisk: false });
    }
    return new TableWorld(databases, found, together);
  }

  /**
   * Runs the work on rows that are the same every time in a turn, and tells what is in them afterwards, up to a page of them. The work does not
   * reject.
   * @param crowd of the row there are more copies of than a page takes: its id
   * @returns as `first` the row that stands first on a page longer than any
   */
  run<Result extends { isCommitted: boolean }>(
    work: (run: RunOfTables) => Promise<Result>,
    { turn, crowd }: { turn: number; crowd: number | null },
  ): Promise<{ result: Result; contents: TableContents; first: number | null }> {
    return this.#inAll([...this.#databases], new Map(), async (queries) => {
      const rowsOf = (table: string): Rows => {
        const query = queries.get(databaseOf(table));
        const found = this.#tables.get(table)?.rowsIn;
        if (!query || !found) throw new Failure(404, fillText(texts.noTable, { table }));
        return found(query);
      };
      for (const [table, { name, columns }] of this.#tables) {
        const query = queries.get(databaseOf(table));
        for (const statement of query ? changesIn(turn, crowd, name, columns) : []) await sql.raw(statement).execute(query!);
      }
      let first: number | null = null;
      const note = (id: number) => {
        first ??= id;
      };
      const result = await this.#inside(queries, rowsOf, ({ tables, ...others }) => work({ tables: noting(tables, note), ...others }));
      const contents: TableContents = {};
      for (const [name, { answered }] of this.#tables) {
        // Hidden columns too.
        contents[name] = (await rowsOf(name).list({ equal: {}, page: 1, perPage: longestPage, sort: 'id', columns: answered })).items;
      }
      return { result, contents, first };
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#databases.values()].map((database) => database.close()));
  }

  /** In a transaction of every database that is undone in the end. */
  #inAll<Result>(
    [first, ...rest]: [string, Database][],
    queries: Map<string, Query>,
    work: (queries: ReadonlyMap<string, Query>) => Promise<Result>,
  ): Promise<Result> {
    if (!first) return work(queries);
    const [name, database] = first;
    return rolledBack(
      (inside: (query: Query) => Promise<never>) => database.transact(inside, { waitForDisk: false }),
      (query) => this.#inAll(rest, queries.set(name, query), work),
    );
  }

  async #inside<Result extends { isCommitted: boolean }>(
    queries: ReadonlyMap<string, Query>,
    rowsOf: (table: string) => Rows,
    work: (run: RunOfTables) => Promise<Result>,
  ): Promise<Result> {
    const use: TransactedTables['use'] = async (table, ask) => ask(rowsOf(table));
    const { isWhole, hasFrames } = this.#together;
    if (!isWhole && !hasFrames) return work({ tables: eachByItself(use), ...apart });
    const together = new RunTables({
      use,
      async transact(database, inside) {
        const query = queries.get(database);
        if (!query) throw new Failure(404, fillText(texts.noDatabase, { database }));
        const say = (statement: string) => sql.raw(statement).execute(query);
        await say('savepoint together');
        try {
          const result = await inside(async (table) => rowsOf(table), say, query);
          await say('release together');
          return result;
        } catch (error) {
          await say('rollback to together');
          await say('release together');
          throw error;
        }
      },
    });
    if (isWhole) await together.begin('whole');
    const result = await work({ tables: together, settle: () => together.settle(), levels: together });
    if (isWhole) await (result.isCommitted ? together.commit() : together.undo());
    return result;
  }
}

/** Reports the first row of a page that is requested to be longer than any. */
function noting(tables: Tables, note: (id: number) => void): Tables {
  return {
    async list(table, request) {
      const page = await tables.list(table, request);
      const [first] = (Array.isArray(page.items) ? page.items : []) as { id: number }[];
      if (first && Number(request.perPage) > longestPage) note(first.id);
      return page;
    },
    find: (table, request) => tables.find(table, request),
    count: (table, equal, others) => tables.count(table, equal, others),
    get: (table, id, columns, joins) => tables.get(table, id, columns, joins),
    insert: (table, values) => tables.insert(table, values),
    update: (table, id, values) => tables.update(table, id, values),
    upsert: (table, keys, values) => tables.upsert(table, keys, values),
    delete: (table, id) => tables.delete(table, id),
    group: (table, request) => tables.group(table, request),
  };
}

function eachByItself(use: TransactedTables['use']): Tables {
  return {
    list: (table, request) => use(table, (rows) => rows.list(request)),
    find: (table, request) => use(table, (rows) => rows.find(request)),
    count: (table, equal, others) => use(table, (rows) => rows.count(equal, others)),
    get: (table, id, columns, joins) => use(table, (rows) => rows.get(id, columns, joins)),
    insert: (table, values) => use(table, (rows) => rows.insert(values)),
    update: (table, id, values) => use(table, (rows) => rows.update(id, values)),
    upsert: (table, keys, values) => use(table, (rows) => upsertRow(rows, keys, values)),
    delete: (table, id) => use(table, (rows) => rows.delete(id)),
    group: (table, request) => use(table, (rows) => rows.group(request)),
  };
}

/** As the platform creates and stores the table of a data interface. */
async function ownTable(database: Database, { spec }: StubTable, related: Related): Promise<Pick<TableOfWorld, 'rowsIn' | 'usableIn'>> {
  const table = tableOfSpec(spec);
  await database.apply([{ kind: 'create-table', table }]);
  const repository = createRepository(database, table);
  return {
    rowsIn: (query) => new DataRows({ spec, repository, dialect: 'sqlite' }, boundTo(query), related(query)),
    usableIn: (query) => tableInside(spec, { dialect: 'sqlite', ...boundTo(query) }, related(query)),
  };
}

/** As the platform uses an existing table. */
async function otherTable(database: Database, { spec }: StubTable, related: Related): Promise<Pick<TableOfWorld, 'rowsIn' | 'usableIn'>> {
  await database.transact((query) => sql.raw(createTableSql(spec, 'sqlite').text).execute(query), { waitForDisk: false });
  const [shape] = await inspectSqlite(anyTable(database.read), spec.name);
  const key = shape?.columns.find(({ name }) => name === 'id');
  if (!shape || !key) throw new Error(`table ${spec.name} was not made`);
  const columns = usableColumns(shape, 'id');
  const usableIn = (query: Query): UsableTable => ({
    source: { dialect: 'sqlite', ...boundTo(query) },
    name: spec.name,
    key,
    columns,
    related: related(query),
    hidden: hiddenNames(spec.columns),
  });
  return { usableIn, rowsIn: (query) => new TableRows(usableIn(query)) };
}
