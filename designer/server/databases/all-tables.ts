import { sql } from 'kysely';
import type { Json } from '../../../engine/core/json/json.ts';
import { type AnyQuery, type DynamicQuery, type Platform, type Query, refuse } from '../../../engine/server/index.ts';
import { texts } from '../../../generated/words/designer-server/all-tables.ts';
import { createTableSql } from '../../codegen/sql/create-table.ts';
import type { SqlDialect } from '../../codegen/sql/sql-dialects.ts';
import { fitting } from '../../model/semantics/runtime/budget.ts';
import type { TableConditions, TableGroups, TableJoin, TablePage, TableRequest, Tables, Upserted } from '../../model/semantics/runtime/runtime.ts';
import type { TableSpec } from '../../model/types/definition.ts';
import { upsertRow } from '../../nodes/table/model/upsert-row.ts';
import { ConfiguredDatabases, type Connected } from './configured-databases.ts';
import { DataTables } from './data-tables.ts';
import { rowFailure } from './database-failure.ts';
import { ForeignTables } from './foreign-tables.ts';
import { type DatabaseConfig, originalName, standInWords } from './table/database-config.ts';
import { databaseLimits } from './table/limits.ts';
import { TableRows } from './table/table-rows.ts';
import { boundTo, type InspectedTable, type RowSource } from './table/table-source.ts';
import { tableRefusal, type UsableTable, usableColumns } from './table/usable-table.ts';

/** The operations on rows of one table. */
export type TableWork = Pick<TableRows, 'list' | 'find' | 'count' | 'get' | 'insert' | 'update' | 'delete' | 'group'>;

/** A change of a dry run, in a form that can be repeated. */
export interface Change {
  table: string;
  again(rows: TableWork): Promise<unknown>;
}

/** What a run may write to: tables, and the platform's own storage. */
export interface RunWrites extends Tables {
  /** Runs the work on the platform's own database, as one write of the run: within a transaction it is kept or undone with it. */
  writeOwn<Result>(work: (query: Query) => Promise<Result>): Promise<Result>;
}

/**
 * Every table interfaces may use: those data interfaces created in the platform's own database (`products`), those others created there, and the
 * tables of configured databases (`warehouse.products`). Errors of a database are worded without SQL, host or account.
 */
export class AllTables implements RunWrites {
  readonly own: DataTables;
  readonly databases: ConfiguredDatabases;
  readonly foreign: ForeignTables;

  constructor(platform: Platform) {
    this.own = new DataTables(platform.database);
    this.databases = new ConfiguredDatabases(platform);
    this.foreign = new ForeignTables(platform);
  }

  /**
   * The table of data interfaces is there afterwards with these columns. One that does not exist is made. Throws 409 when a table of that
   * name cannot be used or has other columns.
   */
  async ensure(spec: TableSpec): Promise<void> {
    const { database, name } = spec;
    if (database !== undefined) {
      await this.#guarded(database, () => this.#ensureConfigured(database, spec));
      return this.own.keepHidden(spec);
    }
    const [foreign] = (await this.own.has(name)) ? [] : await this.foreign.source.inspect(name);
    if (foreign) {
      requireColumns(foreign, spec, 'id');
      await this.own.keepHidden(spec);
    } else await this.own.ensure(spec);
  }

  /** Names of the columns that are written and never answered. */
  async hiddenOf(table: string): Promise<readonly string[]> {
    return [...((await this.own.hiddenOf(table)) ?? [])];
  }

  /** The SQL that `ensure` would run now, in the dialect of the table's database; none for a table that is as wanted. */
  async statements(spec: TableSpec): Promise<{ dialect: SqlDialect; statements: string[] }> {
    const { database, name } = spec;
    if (database === undefined) {
      const isForeign = !(await this.own.has(name)) && (await this.foreign.source.inspect(name)).length > 0;
      return { dialect: this.foreign.source.dialect, statements: isForeign ? [] : await this.own.statements(spec) };
    }
    return this.#guarded(database, () =>
      this.databases.use(database, async ({ config, database: opened, table: shapeOf }) => {
        const isThere = (await shapeOf(config.tablePrefix + name)) !== null;
        return { dialect: opened.dialect, statements: isThere ? [] : [createText(spec, config, opened.dialect)] };
      }),
    );
  }

  async has(table: string): Promise<boolean> {
    const [database, name] = partsOf(table);
    if (database === null) return (await this.own.has(name)) || (await this.foreign.source.inspect(name)).length > 0;
    return this.#guarded(database, () =>
      this.databases.use(database, async ({ config, table: shapeOf }) => (await shapeOf(config.tablePrefix + name)) !== null),
    );
  }

  /** Another instance may have changed a table. */
  forget(): void {
    this.own.forget();
  }

  list(table: string, request: TablePage): Promise<{ items: Json; total: number }> {
    return this.#rows(table, (rows) => rows.list(request));
  }

  find(table: string, request: TableRequest): Promise<Json> {
    return this.#rows(table, (rows) => rows.find(request));
  }

  count(table: string, equal: Record<string, unknown>, others?: TableConditions): Promise<number> {
    return this.#rows(table, (rows) => rows.count(equal, others));
  }

  get(table: string, id: unknown, columns?: readonly string[], joins?: readonly TableJoin[]): Promise<Json> {
    return this.#rows(table, (rows) => rows.get(id, columns, joins));
  }

  insert(table: string, values: Record<string, unknown>): Promise<number> {
    return this.#rows(table, (rows) => rows.insert(values));
  }

  update(table: string, id: unknown, values: Record<string, unknown>): Promise<number> {
    return this.#rows(table, (rows) => rows.update(id, values));
  }

  upsert(table: string, keys: readonly string[], values: Record<string, unknown>): Promise<Upserted> {
    return this.#rows(table, (rows) => upsertRow(rows, keys, values));
  }

  delete(table: string, id: unknown): Promise<number> {
    return this.#rows(table, (rows) => rows.delete(id));
  }

  group(table: string, request: TableGroups): Promise<{ [name: string]: Json }[]> {
    return this.#rows(table, (rows) => rows.group(request));
  }

  /**
   * Returns the rows of a stored procedure of a configured database. Lists and objects among the values travel as JSON text.
   * @param isRolledBack what it writes is undone at once, or it is refused
   */
  async procedure(database: string, name: string, values: unknown[], isRolledBack = false): Promise<Json> {
    const args = values.map((value) => (typeof value === 'object' && value !== null ? JSON.stringify(fitting(value)) : (value ?? null)));
    const rows = await this.#guarded(database, () => this.databases.use(database, ({ database: opened }) => opened.procedure(name, args, isRolledBack)));
    if (rows.length > databaseLimits.procedureRows) throw refuse('fault', texts.rows, { max: databaseLimits.procedureRows });
    return rows.map((row) => Object.fromEntries(Object.entries(row).map(([column, value]) => [column, plain(value)])));
  }

  /** Does something with the rows of one table. */
  use<Result>(table: string, work: (rows: TableWork) => Promise<Result>): Promise<Result> {
    return this.#rows(table, work);
  }

  /**
   * One transaction of a database: everything is kept, or nothing where the work rejects.
   * @param database empty for the platform's own
   * @param work is given the rows of the database's tables, by their full names, what runs a statement about savepoints, and the transaction itself
   */
  transact<Result>(
    database: string,
    work: (rowsOf: (table: string) => Promise<TableWork>, say: (statement: string) => Promise<unknown>, query: AnyQuery) => Promise<Result>,
  ): Promise<Result> {
    const sayTo = (query: DynamicQuery) => (statement: string) => sql.raw(statement).execute(query);
    return this.#guarded(database, () => {
      if (database === '') return this.foreign.source.transact((query) => work((table) => this.#ownRows(table, boundTo(query)), sayTo(query), query));
      return this.databases.use(database, (connected) =>
        connected.database.transact((query) =>
          work((table) => configuredRows(connected, partsOf(table)[1], boundTo(query), this.#hiddenOf), sayTo(query), query),
        ),
      );
    });
  }

  writeOwn<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    return this.transact('', (_rowsOf, _say, query) => work(query as Query));
  }

  /** The same in a transaction that is undone. */
  dryRunOwn<Result>(work: (query: Query) => Promise<Result>): Promise<Result> {
    return this.#guarded('', () => this.foreign.source.dryRun((query) => work(query as AnyQuery as Query)));
  }

  /**
   * Does something with the rows of a table in a transaction that is undone, after earlier changes of the same database were made in it
   * again.
   * @param drafted the table of an interface nobody has published: where the platform's own database has none, it is made in the transaction
   */
  async dryRun<Result>(table: string, earlier: readonly Change[], work: (rows: TableWork) => Promise<Result>, drafted?: TableSpec): Promise<Result> {
    const [database, name] = partsOf(table);
    const inside = async (rowsOf: (name: string) => Promise<TableWork>) => {
      for (const change of earlier) {
        const [otherDatabase, otherName] = partsOf(change.table);
        if (otherDatabase === database) await change.again(await rowsOf(otherName));
      }
      return work(await rowsOf(name));
    };
    return this.#guarded(database ?? '', () => {
      if (database === null) {
        return this.foreign.source.dryRun(async (query) => {
          const created = drafted && (await this.#draft(drafted, query));
          return inside(async (one) => (created && one === drafted.name ? created : this.#ownRows(one, boundTo(query))));
        });
      }
      return this.databases.use(database, (connected) =>
        connected.database.dryRun((query) => inside((one) => configuredRows(connected, one, boundTo(query), this.#hiddenOf, true))),
      );
    });
  }

  readonly #hiddenOf: HiddenOf = (table) => this.own.hiddenOf(table);

  async #draft(spec: TableSpec, query: DynamicQuery): Promise<TableWork | null> {
    const isElsewhere = spec.database !== undefined || (await this.foreign.source.inspect(spec.name)).length > 0;
    return isElsewhere ? null : this.own.draft(spec, query, (name) => this.#ownTable(name, boundTo(query)));
  }

  #rows<Result>(table: string, work: (rows: TableWork) => Promise<Result>): Promise<Result> {
    const [database, name] = partsOf(table);
    return this.#guarded(database ?? '', async () => {
      if (database === null) return work(await this.#ownRows(name, this.foreign.source));
      return this.databases.use(database, async (connected) => work(await configuredRows(connected, name, connected.database, this.#hiddenOf)));
    });
  }

  /** Rows of a table in the platform's own database. */
  async #ownRows(name: string, source: RowSource): Promise<TableWork> {
    const own = await this.own.rows(name, source, (other) => this.#ownTable(other, source));
    return own ?? new TableRows(await this.#ownTable(name, source));
  }

  /** A table in the platform's own database, whoever has made it. */
  async #ownTable(name: string, source: RowSource): Promise<UsableTable> {
    const related: UsableTable['related'] = (other) => this.#ownTable(other, source);
    const own = await this.own.usable(name, source, related);
    if (own) return own;
    const [shape] = await this.foreign.source.inspect(name);
    if (!shape) throw refuse('notFound', texts.unknown, { name });
    const refusal = tableRefusal(shape, name, 'id');
    if (refusal) throw refuse('conflict', refusal);
    return usable({ ...this.foreign.source, ...source }, shape, 'id', related, await this.own.hiddenOf(name));
  }

  async #ensureConfigured(service: string, spec: TableSpec): Promise<void> {
    await this.databases.use(service, async ({ config, database, table: shapeOf, forgetTables }) => {
      forgetTables();
      const physical = config.tablePrefix + spec.name;
      const shape = await shapeOf(physical);
      if (shape) return requireColumns(shape, spec, config.primaryKey);
      await database.createTable(createText(spec, config, database.dialect));
      forgetTables();
    });
  }

  async #guarded<Result>(database: string, work: () => Promise<Result>): Promise<Result> {
    try {
      return await work();
    } catch (error) {
      throw rowFailure(error, database);
    }
  }
}

type HiddenOf = (table: string) => Promise<ReadonlySet<string> | null>;

async function configuredRows(connected: Connected, name: string, source: RowSource, hiddenOf: HiddenOf, isDryRun = false): Promise<TableWork> {
  return new TableRows(await configuredTable(connected, name, source, hiddenOf, isDryRun));
}

async function configuredTable(connected: Connected, name: string, source: RowSource, hiddenOf: HiddenOf, isDryRun: boolean): Promise<UsableTable> {
  const { config, database, table: shapeOf } = connected;
  const shape = await shapeOf(config.tablePrefix + name);
  if (!shape) throw missingTable(config, name);
  const refusal = tableRefusal(shape, name, config.primaryKey);
  if (refusal) throw refuse('conflict', refusal);
  const write: RowSource['write'] = isDryRun && shape.isUndoable === false ? () => Promise.reject(refuse('conflict', texts.forGood, { name })) : source.write;
  const related: UsableTable['related'] = (other) => configuredTable(connected, other, source, hiddenOf, isDryRun);
  return usable({ ...database, read: source.read, write }, shape, config.primaryKey, related, await hiddenOf(originalName(config, name)));
}

/** Whoever runs a test knows the table by the name of the database that another stands in for. */
function missingTable({ service, environment, standsFor }: DatabaseConfig, name: string): Error {
  if (environment === 'prod' || standsFor === null) return refuse('notFound', texts.unknown, { name: `${service}.${name}` });
  return refuse('notFound', texts.lacking, { ...standInWords(environment, standsFor), database: service, table: name });
}

function usable(
  source: UsableTable['source'],
  shape: InspectedTable,
  primaryKey: string,
  related: UsableTable['related'],
  hidden: ReadonlySet<string> | null,
): UsableTable {
  const key = shape.columns.find((column) => column.name === primaryKey);
  if (!key) throw new Error(`table ${shape.name} has no key ${primaryKey}`);
  return { source, name: shape.name, key, columns: usableColumns(shape, primaryKey), related, hidden: hidden ?? new Set() };
}

function requireColumns(shape: InspectedTable, spec: TableSpec, primaryKey: string): void {
  const refusal = tableRefusal(shape, spec.name, primaryKey);
  if (refusal) throw refuse('conflict', refusal);
  const known = usableColumns(shape, primaryKey);
  const missing = spec.columns.find((column) => !known.some(({ name }) => name === column.name));
  if (missing) throw refuse('conflict', texts.columns, { name: spec.name, column: missing.name });
}

/** A table created by the platform follows the naming and the key of the other tables of the database. */
function createText(spec: TableSpec, { tablePrefix, primaryKey }: Pick<DatabaseConfig, 'tablePrefix' | 'primaryKey'>, dialect: SqlDialect): string {
  const { text } = createTableSql({ ...spec, name: tablePrefix + spec.name }, dialect);
  return primaryKey === 'id' ? text : renamedKey(text, primaryKey);
}

/** The key is the first column that `createTableSql` writes. The name has passed the pattern of the screen. */
function renamedKey(text: string, primaryKey: string): string {
  return text.replace(/^( {2}["`])id(["`] )/m, `$1${primaryKey}$2`);
}

function partsOf(table: string): [database: string | null, name: string] {
  const dot = table.indexOf('.');
  return dot < 0 ? [null, table] : [table.slice(0, dot), table.slice(dot + 1)];
}

/** Returns a driver's value as JSON. */
function plain(value: unknown): Json {
  if (typeof value === 'string' || typeof value === 'boolean') return value;
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value === 'bigint') return Number.isSafeInteger(Number(value)) ? Number(value) : String(value);
  return Array.isArray(value) ? value.map(plain) : null;
}
