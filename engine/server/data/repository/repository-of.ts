import { randomUUID } from 'node:crypto';
import type { CompiledQuery } from 'kysely';
import type { Column, Table } from '../../../core/derive/table/table.ts';
import { type AnyQuery, anyTable, type Database } from '../../kernel/ports/database.ts';
import type {
  AggregateRequest,
  AggregateRow,
  Condition,
  Page,
  PageRequest,
  RemovalStamp,
  Repository,
  StoredRecord,
  Values,
} from '../../kernel/ports/repository.ts';
import { isBeingFilled } from '../pinyin/pinyin-fill.ts';
import { checkedName } from '../sql/identifier.ts';
import { aggregateRows } from './aggregate-rows.ts';
import { isoMoment, recordOf, toColumn } from './column-values.ts';
import { isOrderKey, orderOf } from './keyset.ts';
import { Paging } from './paging.ts';
import { keyOf, rowsInOrder } from './rows-in-order.ts';
import { columnOf, type Selection, whereOf } from './where.ts';

/** Columns only the repository writes; `created_at` may be passed on insert, for records of other origin. */
const ownColumns = new Set(['id', 'rev', 'created_at', 'updated_at', 'created_by', 'deleted_at', 'deleted_with']);
/** Maximum number of ids in one statement, well under the limit of either database. */
const idsAtOnce = 1_000;
const batch = 500;
const all = 2 ** 31 - 1;

/** Receives the values of every written row, in its transaction. */
type Written = (query: AnyQuery, table: string, id: number, values: Values) => Promise<void>;

/**
 * Returns the repository of a table on either database.
 * @throws Error if a name of the table is no valid identifier
 */
export function createRepository(database: Database, table: Table, written?: Written): Repository {
  checkedName(table.name);
  for (const { name } of table.columns) checkedName(name);
  return new TableRepository(database, table, written);
}

class TableRepository implements Repository {
  #database: Database;
  readonly table: Table;
  #paging: Paging;
  #columns: Map<string, Column>;
  #written: Written | undefined;
  /** Statements of `get`: for rows in the trash and for live ones. */
  #readById = new Map<boolean, CompiledQuery<Values>>();

  constructor(database: Database, table: Table, written: Written | undefined) {
    this.#database = database;
    this.#written = written;
    this.table = table;
    this.#paging = new Paging(database, table);
    this.#columns = new Map(table.columns.map((column) => [column.name, column]));
  }

  async get(query: AnyQuery, id: number, { trash = false, conditions = [] }: { trash?: boolean; conditions?: Condition[] } = {}): Promise<StoredRecord | null> {
    if (!Number.isSafeInteger(id)) return null;
    if (conditions.length > 0) return this.#first(await this.#byId(query, id, trash).where(this.#where(conditions)).execute());
    if (query !== this.#database.read) return this.#first(await this.#byId(query, id, trash).execute());
    // Nothing is asked as often as this, and building a statement takes longer than running it.
    const built = this.#readById.get(trash) ?? this.#byId(query, id, trash).compile();
    this.#readById.set(trash, built);
    const { rows } = await query.executeQuery<Values>({ ...built, parameters: [id] });
    return this.#first(rows);
  }

  async getMany(
    query: AnyQuery,
    ids: number[],
    { conditions = [], columns, trash = false }: { conditions?: Condition[]; columns?: string[]; trash?: boolean } = {},
  ): Promise<StoredRecord[]> {
    const found = new Map<unknown, StoredRecord>();
    const wanted = columns && [...new Set(['id', 'rev', ...columns])].filter((name) => this.#columns.has(name));
    for (const some of inParts(ids)) {
      const rows = anyTable(query).selectFrom(this.table.name);
      let select = (wanted ? rows.select(wanted) : rows.selectAll()).where('id', 'in', some);
      if (this.table.hasTrash && !trash) select = select.where('deleted_at', 'is', null);
      if (conditions.length > 0) select = select.where(this.#where(conditions));
      const shown = this.#columnsOf(columns);
      for (const row of await select.execute()) found.set(row.id, recordFrom(shown, row));
    }
    return [...new Set(ids)].map((id) => found.get(id)).filter((record) => record !== undefined);
  }

  async findBy(query: AnyQuery, equal: Values): Promise<StoredRecord | null> {
    const conditions = Object.entries(equal).map(([field, value]) => ({ field, operator: 'eq' as const, value }));
    const row = await anyTable(query)
      .selectFrom(this.table.name)
      .selectAll()
      .where(whereOf(this.#database, this.table, { conditions }))
      .orderBy('id')
      .limit(1)
      .executeTakeFirst();
    return row ? this.#record(row) : null;
  }

  async page(query: AnyQuery, request: PageRequest): Promise<Page> {
    const columns = request.columns?.filter((name) => this.#columns.has(name));
    const { rows, total } = await this.#paging.page(query, { ...request, columns });
    const shown = this.#columnsOf(request.columns);
    return { items: rows.map((row) => recordFrom(shown, row)), total };
  }

  async *stream(query: AnyQuery, request: Omit<PageRequest, 'page' | 'perPage'>): AsyncIterable<StoredRecord> {
    const order = orderOf(this.#database, this.table, request.sort);
    const asTuple = this.#database.dialect === 'postgres';
    const range = { asTuple, table: this.table.name, where: whereOf(this.#database, this.table, request), order, skip: 0, limit: batch };
    if (order.some(({ name }) => isOrderKey(this.table, name)) && (await isBeingFilled(query, this.table.name))) {
      // Rows change their places as they get their keys, so these are read at once.
      const places = await rowsInOrder(query, { ...range, after: null, only: 'id', limit: all });
      for (let at = 0; at < places.length; at += batch) {
        const ids = places.slice(at, at + batch).map(({ id }) => Number(id));
        yield* await this.getMany(query, ids, { conditions: request.conditions, trash: request.trash });
      }
      return;
    }
    let rows = await rowsInOrder(query, { ...range, after: null });
    while (rows.length > 0) {
      for (const row of rows) yield this.#record(row);
      rows = rows.length < batch ? [] : await rowsInOrder(query, { ...range, after: keyOf(order, rows.at(-1)!) });
    }
  }

  async ids(query: AnyQuery, request: Selection): Promise<number[]> {
    const rows = await anyTable(query)
      .selectFrom(this.table.name)
      .select('id')
      .where(whereOf(this.#database, this.table, request))
      .orderBy('id')
      .execute();
    return rows.map(({ id }) => Number(id));
  }

  count(query: AnyQuery, request: Selection): Promise<number> {
    return this.#paging.count(query, request);
  }

  countBy(query: AnyQuery, field: string, request: Selection): Promise<ReadonlyMap<unknown, number>> {
    return this.#paging.countBy(query, columnOf(this.table, field), request);
  }

  aggregate(query: AnyQuery, request: AggregateRequest): Promise<AggregateRow[]> {
    return aggregateRows(this.#database, this.table, query, request);
  }

  async insert(query: AnyQuery, values: Values, createdBy: number | null): Promise<StoredRecord> {
    this.#assertColumns(values);
    const row: Values = {};
    for (const column of this.table.columns) {
      if (ownColumns.has(column.name)) continue;
      const input = values[column.name];
      const value = input === undefined || (input === null && !column.nullable) ? column.default : input;
      if (value !== undefined) row[column.name] = toColumn(column, value);
    }
    const now = new Date().toISOString();
    const stamps: Values = { rev: 1, created_at: isoMoment(values.created_at) ?? now, updated_at: now, created_by: createdBy };
    const stored = await anyTable(query)
      .insertInto(this.table.name)
      .values({ ...row, ...this.#known(stamps) })
      .returningAll()
      .executeTakeFirstOrThrow();
    await this.#written?.(query, this.table.name, Number(stored.id), values);
    await this.#trim(query, stored);
    return this.#record(stored);
  }

  /** Deletes for good what a new row leaves no room for. */
  async #trim(query: AnyQuery, { [this.table.keep?.per ?? '']: value }: Values): Promise<void> {
    const { keep, name } = this.table;
    if (!keep || value === null) return;
    const { last, per } = keep;
    const rows = anyTable(query).selectFrom(name).select('id').orderBy('id', 'desc').offset(last).limit(1);
    const deletion = anyTable(query)
      .deleteFrom(name)
      .where('id', '<=', per === undefined ? rows : rows.where(per, '=', value));
    await (per === undefined ? deletion : deletion.where(per, '=', value)).execute();
  }

  async update(query: AnyQuery, id: number, rev: number | null, values: Values): Promise<StoredRecord | null> {
    this.#assertColumns(values);
    const changed = Object.entries(values).filter(([name, value]) => value !== undefined && !ownColumns.has(name));
    const row = Object.fromEntries(changed.map(([name, value]) => [name, toColumn(columnOf(this.table, name), value)]));
    let update = anyTable(query)
      .updateTable(this.table.name)
      .set((eb) => ({ ...row, ...this.#known({ updated_at: new Date().toISOString(), rev: eb('rev', '+', 1) }) }))
      .where('id', '=', id);
    if (rev !== null) update = update.where('rev', '=', rev);
    if (this.table.hasTrash) update = update.where('deleted_at', 'is', null);
    const stored = await update.returningAll().executeTakeFirst();
    if (stored) await this.#written?.(query, this.table.name, id, values);
    return stored ? this.#record(stored) : null;
  }

  async remove(query: AnyQuery, ids: number[], removal = newRemoval()): Promise<number[]> {
    if (this.table.hasTrash) return this.#moveTrash(query, ids, removal);
    const removed: number[] = [];
    for (const some of inParts(ids)) {
      const rows = await anyTable(query).deleteFrom(this.table.name).where('id', 'in', some).returning('id').execute();
      removed.push(...rows.map((row) => Number(row.id)));
    }
    return removed;
  }

  async restore(query: AnyQuery, ids: number[]): Promise<number[]> {
    return this.table.hasTrash ? this.#moveTrash(query, ids, null) : [];
  }

  async purge(query: AnyQuery, before: string): Promise<number> {
    if (!this.table.hasTrash) return 0;
    const { numDeletedRows } = await anyTable(query).deleteFrom(this.table.name).where('deleted_at', '<', before).executeTakeFirst();
    return Number(numDeletedRows);
  }

  async #moveTrash(query: AnyQuery, ids: number[], removal: RemovalStamp | null): Promise<number[]> {
    const moved: number[] = [];
    for (const some of inParts(ids)) {
      const rows = await anyTable(query)
        .updateTable(this.table.name)
        .set((eb) => ({ deleted_at: removal?.at ?? null, ...this.#known({ deleted_with: removal?.id ?? null, rev: eb('rev', '+', 1) }) }))
        .where('id', 'in', some)
        .where('deleted_at', removal === null ? 'is not' : 'is', null)
        .returning('id')
        .execute();
      moved.push(...rows.map((row) => Number(row.id)));
    }
    return moved;
  }

  /** The conditions alone, of live rows and of those in the trash. */
  #where(conditions: Condition[]) {
    return whereOf(this.#database, { ...this.table, hasTrash: false }, { conditions });
  }

  #byId(query: AnyQuery, id: number, trash: boolean) {
    const select = anyTable(query).selectFrom(this.table.name).selectAll().where('id', '=', id);
    return this.table.hasTrash ? select.where('deleted_at', trash ? 'is not' : 'is', null) : select;
  }

  #first([row]: Values[]): StoredRecord | null {
    return row ? this.#record(row) : null;
  }

  /** The members the table has columns for: tables without a screen may leave out stamps and revision. */
  #known(values: Values): Values {
    return Object.fromEntries(Object.entries(values).filter(([name]) => this.#columns.has(name)));
  }

  #assertColumns(values: Values): void {
    for (const name of Object.keys(values)) columnOf(this.table, name);
  }

  #record(row: Values): StoredRecord {
    return recordFrom(this.table.columns, row);
  }

  /** @param names the columns rows were asked for; left out: all */
  #columnsOf(names: string[] | undefined): Column[] {
    return names ? this.table.columns.filter(({ name }) => names.includes(name)) : this.table.columns;
  }
}

/** Returns the stamp of a removal that happens now. */
export function newRemoval(): RemovalStamp {
  return { at: new Date().toISOString(), id: randomUUID() };
}

function recordFrom(columns: Column[], row: Values): StoredRecord {
  return Object.assign(recordOf(columns, row), { id: Number(row.id), rev: Number(row.rev ?? 1) });
}

function inParts(ids: number[]): number[][] {
  const safe = [...new Set(ids)].filter(Number.isSafeInteger);
  return Array.from({ length: Math.ceil(safe.length / idsAtOnce) }, (_, part) => safe.slice(part * idsAtOnce, (part + 1) * idsAtOnce));
}
