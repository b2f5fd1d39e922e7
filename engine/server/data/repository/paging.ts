import { type CompiledQuery, expressionBuilder } from 'kysely';
import { LRUCache } from 'lru-cache';
import type { Column, Table } from '../../../core/derive/table/table.ts';
import { type AnyQuery, anyTable, type Database, type Rows } from '../../kernel/ports/database.ts';
import type { PageRequest, Values } from '../../kernel/ports/repository.ts';
import { type AccessPath, accessPath } from './access-path.ts';
import { fromColumn } from './column-values.ts';
import { type OrderKey, orderOf, type RowKey, reversed } from './keyset.ts';
import { narrowestLookup } from './narrowest-lookup.ts';
import { PageCursors } from './page-cursors.ts';
import { firstInOrder, keyOf, type ReadColumn, type RowRange, rowsInOrder, rowsNearby, type Walk } from './rows-in-order.ts';
import { keyText, lookedUpIn, type Selection, selectionKey, whereOf } from './where.ts';

/** What is known of one selection in one order until the table changes. */
interface View {
  version: number;
  total: number;
  /** Columns whose conditions find the rows best, where the database would not know. */
  lookup: string[] | undefined;
  cursors: PageCursors;
  sampled: boolean;
  /** The ids in order, of a selection that no index has in this order, or has too far apart. */
  ids?: Float64Array;
  /** Statements of pages that one statement reads, by what was asked. */
  built: LRUCache<string, CompiledQuery<Values>>;
}

/** How many rows a selection has, and how they are found best. */
type Counted = Pick<View, 'total' | 'lookup'>;

const eb = expressionBuilder<Rows, string>();

/** Beyond this distance the position is looked up in the index first and the rows are read from there. */
const nearby = 200;
/** A jump over more rows justifies a map of the whole order. */
const farJump = 5_000;
const maxViews = 64;
const maxStatements = 8;
/** Fewer rows are sorted with each call in no time. */
const worthKeeping = 100;
/** Maximum number of cached ids in an order without an index: as many as a list sorts by default. */
const maxIds = 10_000;
/** Maximum number of ids cached in an order whose index has them far apart: 400 KB. */
const maxScatteredIds = 50_000;
/** So many rows of an index are read for a page, two milliseconds, before all ids of its selection are asked for instead. */
const longestWalk = 2_000;
/** Every so many rows one is remembered, fewer in a very long list. */
const sampleStep = 100;
const mostSamples = 10_000;
/** Rows read in one go: under a millisecond. */
const sampleChunk = 500;

/**
 * Serves page numbers at the cost of a keyset: a page is read from the nearest row with a known position (either end, a page read before, or every
 * 100th row, looked up in the background after the first far jump). A write to the table drops all positions, so they are never wrong.
 */
export class Paging {
  #database: Database;
  #table: Table;
  #views = new LRUCache<string, View>({ max: maxViews });
  #counts = new LRUCache<string, Counted & { version: number }>({ max: maxViews });
  #groups = new LRUCache<string, { version: number; counts: Map<unknown, number> }>({ max: maxViews });

  constructor(database: Database, table: Table) {
    this.#database = database;
    this.#table = table;
  }

  async page(query: AnyQuery, request: PageRequest): Promise<{ rows: Values[]; total: number }> {
    if (request.counted === false) return this.#uncounted(query, request);
    for (let isFirst = true; ; isFirst = false) {
      const view = await this.#view(query, request, request.sort);
      const rows = await this.#rowsOf(query, request, view);
      const total = totalBy(rows.length, request, view.total);
      if (total === view.total) return { rows, total };
      // Rows were written between the two statements, or by another instance that has not said so yet.
      this.#forget(request);
      if (!isFirst) return { rows, total };
    }
  }

  async #rowsOf(query: AnyQuery, request: PageRequest, view: View): Promise<Values[]> {
    const offset = (request.page - 1) * request.perPage;
    if (view.total <= offset) return [];
    // Nothing is asked as often as the same page, and building its statement takes as long as running it.
    const built = view.built.get(placeOf(request));
    if (built) return (await query.executeQuery<Values>(built)).rows;
    const order = orderOf(this.#database, this.#table, request.sort);
    const path = this.#pathOf(request, view.total, order);
    const keeps = query === this.#database.read && path.by === 'sort' && view.total > worthKeeping && view.total <= maxIds;
    const rows = keeps || view.ids ? null : await this.#rowsAt(query, request, view, order, path, offset);
    return rows ?? this.#rowsFromCache(query, request, view, order, offset);
  }

  #forget(request: PageRequest): void {
    this.#views.delete(viewKey(request, request.sort));
    this.#counts.delete(selectionKey(request));
  }

  /** One row more than asked for tells whether there are more. */
  async #uncounted(query: AnyQuery, request: PageRequest): Promise<{ rows: Values[]; total: number }> {
    const { page, perPage } = request;
    const order = orderOf(this.#database, this.#table, request.sort);
    const skip = (page - 1) * perPage;
    const found = await rowsInOrder(query, {
      ...this.#range(request, this.#pathOf(request, Number.POSITIVE_INFINITY, order), undefined, order, null),
      skip,
      limit: perPage + 1,
      columns: this.#read(request),
    });
    return { rows: found.slice(0, perPage), total: skip + found.length };
  }

  async count(query: AnyQuery, selection: Selection): Promise<number> {
    return (await this.#view(query, selection, [])).total;
  }

  async countBy(query: AnyQuery, column: Column, selection: Selection): Promise<ReadonlyMap<unknown, number>> {
    const shared = query === this.#database.read;
    const version = this.#versionOf(selection);
    const key = `${column.name} ${selectionKey(selection)}`;
    const known = shared ? this.#groups.get(key) : undefined;
    if (known?.version === version) return known.counts;
    const rows = await anyTable(query)
      .selectFrom(this.#table.name)
      .select(({ fn }) => [column.name, fn.countAll().as('n')])
      .where(whereOf(this.#database, this.#table, selection))
      .where(column.name, 'is not', null)
      .groupBy(column.name)
      .execute();
    const counts = new Map(rows.map((row) => [fromColumn(column, row[column.name]), Number(row.n)]));
    if (shared) this.#groups.set(key, { version, counts });
    return counts;
  }

  /** A caller's own transaction sees rows nobody else sees: it neither uses nor leaves anything here. */
  async #view(query: AnyQuery, selection: Selection, sort: PageRequest['sort']): Promise<View> {
    const shared = query === this.#database.read;
    const version = this.#versionOf({ ...selection, sort });
    const key = viewKey(selection, sort);
    const known = shared ? this.#views.get(key) : undefined;
    if (known?.version === version) return known;
    const view: View = {
      version,
      ...(await this.#countRows(query, selection, version, shared)),
      cursors: new PageCursors(),
      sampled: !shared,
      built: new LRUCache({ max: maxStatements }),
    };
    if (shared) this.#views.set(key, view);
    return view;
  }

  /** Versions only grow, so their sum is the same exactly while every table the selection rests on is. */
  #versionOf({ conditions, sort = [] }: Selection & Partial<Pick<PageRequest, 'sort'>>): number {
    const through = sort.flatMap((key) => key.through ?? []).flatMap((one) => [one.table.name, ...lookedUpIn(one.conditions)]);
    const others = [...lookedUpIn(conditions), ...through].map((name) => this.#database.version(name));
    return others.reduce((sum, version) => sum + version, this.#database.version(this.#table.name));
  }

  /** The number does not depend on the sort, so all orders of a selection share it. */
  async #countRows(query: AnyQuery, selection: Selection, version: number, shared: boolean): Promise<Counted> {
    const key = selectionKey(selection);
    const known = shared ? this.#counts.get(key) : undefined;
    if (known?.version === version) return known;
    const lookup = await narrowestLookup(this.#database, this.#table, query, selection);
    const { n } = await anyTable(query)
      .selectFrom(this.#table.name)
      .select(({ fn }) => fn.countAll().as('n'))
      .where(whereOf(this.#database, this.#table, selection, lookup))
      .executeTakeFirstOrThrow();
    const counted = { total: Number(n), lookup, version };
    if (shared) this.#counts.set(key, counted);
    return counted;
  }

  /** Resolves to null where the rows are so far apart in the index that all their ids are to be asked for first. */
  async #rowsAt(query: AnyQuery, selection: PageRequest, view: View, order: OrderKey[], path: AccessPath, offset: number): Promise<Values[] | null> {
    const rest = Math.min(selection.perPage, view.total - offset);
    const before = view.cursors.before(offset);
    const behind = view.cursors.from(offset + rest);
    const forward = offset - (before ? before.position + 1 : 0);
    const backward = (behind?.position ?? view.total) - (offset + rest);
    const back = backward < forward || (backward === forward && behind !== undefined);
    const skip = back ? backward : forward;
    const directed = back ? reversed(order) : order;
    const range = this.#range(selection, path, view.lookup, directed, (back ? behind : before)?.key ?? null);
    const walk = this.#walkOf(selection, path);
    // Not as many as are known of, where that does not take a longer walk: the last page says itself how many there are.
    const limit = back || walk ? rest : selection.perPage;
    const mayKeep = walk !== null && query === this.#database.read && view.total <= maxScatteredIds;
    if (skip > farJump) {
      if (mayKeep) return null;
      this.#sample(query, selection, view, order, path);
    }
    const after = skip > nearby ? await this.#keyAt(query, range, skip - 1) : null;
    // One row more than asked for: from there the same page is read back without counting when it is wanted again.
    const wanted: RowRange = { ...range, ...(after ? { after } : { skip }), limit: limit + 1, columns: this.#read(selection) };
    const near = walk && (await rowsNearby(query, { ...wanted, limit }, walk));
    if (walk && !near && mayKeep) return null;
    if (wanted.after === null && !back && (near || !walk)) view.built.set(placeOf(selection), firstInOrder(query, { ...wanted, limit }).compile());
    const found = near ?? (await rowsInOrder(query, wanted));
    if (found.length >= rest) this.#remember(view, order, found, (index) => (back ? offset + limit - 1 - index : offset + index));
    const rows = found.slice(0, limit);
    return back ? rows.reverse() : rows;
  }

  /** The ids are asked for once while the table stays as it is; a page is then read by them. */
  async #rowsFromCache(query: AnyQuery, request: PageRequest, view: View, order: OrderKey[], offset: number): Promise<Values[]> {
    const limit = request.perPage;
    const range = this.#range(request, { by: 'sort' }, view.lookup, order, null);
    view.ids ??= Float64Array.from(await rowsInOrder(query, { ...range, limit: maxScatteredIds, only: 'id' }), ({ id }) => Number(id));
    const among = eb('id', 'in', [...view.ids.subarray(offset, offset + limit)]);
    // Nothing but the ids may be asked of an index.
    const where = eb.and([among, whereOf(this.#database, this.#table, request, ['id'])]);
    const built = firstInOrder(query, { ...range, where, limit, columns: this.#read(request) }).compile();
    view.built.set(placeOf(request), built);
    return (await query.executeQuery<Values>(built)).rows;
  }

  #read({ columns, cut }: PageRequest): readonly ReadColumn[] | undefined {
    if (!cut) return columns;
    const short = new Set(this.#table.columns.filter(({ name, type }) => type === 'text' && cut.columns.includes(name)).map(({ name }) => name));
    return (columns ?? this.#table.columns.map(({ name }) => name)).map((name) => (short.has(name) ? { name, length: cut.length } : name));
  }

  #remember(view: View, order: OrderKey[], rows: Values[], positionOf: (index: number) => number): void {
    for (const index of [0, rows.length - 2, rows.length - 1]) {
      const row = rows[index];
      if (row) view.cursors.add(positionOf(index), keyOf(order, row));
    }
  }

  #pathOf({ conditions, search }: Selection, total: number, order: OrderKey[]): AccessPath {
    return accessPath(this.#table, order, conditions, Boolean(search?.text), total);
  }

  /** @param lookup the columns whose conditions find the rows where they are sorted */
  #range(selection: Selection, path: AccessPath, lookup: string[] | undefined, order: OrderKey[], after: RowKey | null): RowRange {
    const where = whereOf(this.#database, this.#table, selection, path.by === 'index' ? path.lookup : lookup);
    const sortedBy = path.by === 'sort' ? (column: string) => this.#database.unindexed(eb.ref(column)) : undefined;
    return { table: this.#table.name, where, order, sortedBy, asTuple: this.#database.dialect === 'postgres', after, skip: 0, limit: 1 };
  }

  /** How far the rows of a page are looked for along the index; null where the index finds no others. */
  #walkOf({ conditions, trash }: Selection, path: AccessPath): Walk | null {
    if (path.by === 'sort' || !path.isFiltered) return null;
    const answered = conditions.filter((condition) => 'field' in condition && path.lookup.includes(condition.field));
    return { where: whereOf(this.#database, this.#table, { conditions: answered, trash }, path.lookup), most: longestWalk };
  }

  async #keyAt(query: AnyQuery, range: RowRange, skip: number): Promise<RowKey | null> {
    const [row] = await rowsInOrder(query, { ...range, skip, limit: 1, only: 'keys' });
    return row ? keyOf(range.order, row) : null;
  }

  /** Walks the order in small steps between other work. A failure costs only speed, so it ends the walk and nothing else. */
  #sample(query: AnyQuery, selection: PageRequest, view: View, order: OrderKey[], path: AccessPath): void {
    if (view.sampled) return;
    view.sampled = true;
    const step = Math.max(sampleStep, Math.ceil(view.total / mostSamples));
    const chunk = step * Math.max(1, Math.floor(sampleChunk / step));
    const walk = async () => {
      let key: RowKey | null = null;
      for (let from = 0; from < view.total; from += chunk) {
        await new Promise((resolve) => setImmediate(resolve).unref());
        if (this.#versionOf(selection) !== view.version) return;
        const rows: Values[] = await rowsInOrder(query, { ...this.#range(selection, path, view.lookup, order, key), limit: chunk, only: 'keys' });
        for (let index = step - 1; index < rows.length; index += step) view.cursors.add(from + index, keyOf(order, rows[index]!));
        if (rows.length < chunk) return;
        key = keyOf(order, rows.at(-1)!);
      }
    };
    walk().catch(() => undefined);
  }
}

function viewKey(selection: Selection, sort: PageRequest['sort']): string {
  return `${selectionKey(selection)} ${keyText(sort)}`;
}

function placeOf({ columns, cut, page, perPage }: PageRequest): string {
  return `${page} ${perPage} ${columns} ${cut?.columns} ${cut?.length}`;
}

/** Returns the number of all rows as far as those of a page, so many, contradict the one that is known. */
function totalBy(count: number, { page, perPage }: PageRequest, known: number): number {
  const offset = (page - 1) * perPage;
  if (count === perPage) return Math.max(known, offset + count);
  return count > 0 ? offset + count : Math.min(known, offset);
}
