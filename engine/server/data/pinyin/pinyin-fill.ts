import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { expressionBuilder, sql } from 'kysely';
import { orderColumn, pinyinColumn } from '../../../core/derive/table/pinyin-columns.ts';
import type { Table } from '../../../core/derive/table/table.ts';
import { defineTable, type RowsOf } from '../../../core/derive/table/table-types.ts';
import { type AnyQuery, anyTable, type Database, type Query, type Rows } from '../../kernel/ports/database.ts';
import type { Values } from '../../kernel/ports/repository.ts';
import { outlast } from '../sql/outlast.ts';
import { charactersText } from './characters.ts';
import { batch, emptyRows, leftTexts } from './left-columns.ts';
import { pinyinValues } from './pinyin-values.ts';

/** For each table the texts whose pinyin is written with every change, and how far the rows from before are done. */
export const pinyinFillTable = defineTable({
  name: 'pinyin_fill',
  columns: [
    { name: 'id', type: 'id', nullable: false },
    { name: 'table_name', type: 'text', nullable: false },
    { name: 'texts', type: 'json', nullable: false },
    /** Of the keys. */
    { name: 'version', type: 'text', nullable: false },
    /** The rows up to this id are done; null when all are. */
    { name: 'after_id', type: 'bigint', nullable: true },
  ],
  indexes: [{ columns: ['table_name'], unique: true }],
  hasTrash: false,
});

/** To be counted up when the same text gets another key or form. */
const rules = 3;
const eb = expressionBuilder<Rows, string>();

/**
 * Writes the pinyin of rows that were there before their table had columns for it, or whose keys follow older rules, while the platform serves: as much of the
 * time as it works, it rests. What was done survives a restart, and instances share the work.
 */
export class PinyinFill {
  #database: Database;
  #stop = new AbortController();
  #work: Promise<void> = Promise.resolve();
  /** What this instance has written so far; null before it knew of any table. */
  #written: ReadonlyMap<string, string[]> | null = null;

  constructor(database: Database) {
    this.#database = database;
  }

  /** @param tables all whose texts have pinyin, as they are now */
  follow(tables: Table[]): void {
    this.#work = this.#work
      .then(() => outlast(() => this.#fill(tables), this.#stop.signal))
      .catch((error: unknown) => {
        if (!this.#stop.signal.aborted) console.error('pinyin:', error);
      });
  }

  /** Resolves when everything that was asked for so far is done. */
  settled(): Promise<void> {
    return this.#work;
  }

  async stop(): Promise<void> {
    this.#stop.abort();
    await this.#work;
  }

  async #fill(tables: Table[]): Promise<void> {
    const texts = new Map<string, string[]>();
    for (const { name, pinyin = [] } of tables) if (pinyin.length > 0) texts.set(name, [...new Set([...(texts.get(name) ?? []), ...pinyin])].sort());
    const pending = await this.#pending(texts);
    this.#written = texts;
    for (const name of pending) await this.#inTurns((query) => this.#next(query, name, texts.get(name)!));
    const existing = await this.#database.inspectAll();
    for (const { name, columns } of tables) {
      const left = leftTexts(columns, texts.get(name) ?? [], existing.get(name));
      if (left.length > 0) await this.#empty(name, left);
    }
  }

  async #empty(table: string, texts: string[]): Promise<void> {
    let after: number | null = 0;
    await this.#inTurns(async (query) => {
      await this.#database.hold(query, `pinyin ${table}`);
      const state = await query.selectFrom(pinyinFillTable.name).select('texts').where('table_name', '=', table).executeTakeFirst();
      const others: string[] = state ? JSON.parse(state.texts) : [];
      // Another instance has them.
      if (after === null || texts.some((text) => others.includes(text))) return true;
      after = await emptyRows(query, table, texts, after);
      return after === null;
    });
  }

  /** Runs the work until it says that it is done, each time in a transaction of its own. */
  async #inTurns(work: (query: Query) => Promise<boolean>): Promise<void> {
    while (!this.#stop.signal.aborted) {
      const begun = performance.now();
      if (await this.#database.transact(work, { waitForDisk: false })) break;
      await sleep(performance.now() - begun);
    }
  }

  /** Brings the table of what is done up to date, only where something differs. Resolves to the tables with rows left. */
  async #pending(texts: ReadonlyMap<string, string[]>): Promise<string[]> {
    const { isCurrent, pending } = await this.#compare(this.#database.read, texts);
    if (isCurrent) return pending;
    return this.#database.transact(async (query) => {
      // Instances that start together would write the same rows.
      await this.#database.hold(query, 'pinyin');
      const { changed, gone, pending } = await this.#compare(query, texts);
      const names = [...gone, ...changed.map(({ table_name }) => table_name)];
      if (names.length > 0) await query.deleteFrom(pinyinFillTable.name).where('table_name', 'in', names).execute();
      if (changed.length > 0) await query.insertInto(pinyinFillTable.name).values(changed).execute();
      return pending;
    });
  }

  async #compare(query: Query, texts: ReadonlyMap<string, string[]>) {
    const version = versionOf();
    const known = await query.selectFrom(pinyinFillTable.name).select(['table_name', 'texts', 'version', 'after_id']).execute();
    const before = new Map(known.map((row) => [row.table_name, row]));
    const isKnown = (name: string, own: string[]) => {
      const row = before.get(name);
      const done: string[] = row?.version === version ? JSON.parse(row.texts) : [];
      // Others may have done a text that this instance has not written until now.
      const isWritten = (text: string) => this.#written === null || this.#written.get(name)?.includes(text) === true;
      return row !== undefined && own.every((text) => done.includes(text) && isWritten(text));
    };
    const filled = await this.#withRows([...texts].flatMap(([name, own]) => (isKnown(name, own) ? [] : name)));
    const wanted = [...texts].map(([table_name, own]) => {
      const after_id = isKnown(table_name, own) ? before.get(table_name)!.after_id : filled.has(table_name) ? 0 : null;
      return { table_name, texts: JSON.stringify(own), version, after_id };
    });
    const changed = wanted.filter((row) => {
      const old = before.get(row.table_name);
      return !old || old.texts !== row.texts || old.version !== version || old.after_id !== row.after_id;
    });
    // Nobody writes the pinyin of what no screen shows any more.
    const gone = known.filter(({ table_name }) => !texts.has(table_name)).map(({ table_name }) => table_name);
    const pending = wanted.filter(({ after_id }) => after_id !== null).map(({ table_name }) => table_name);
    return { changed, gone, pending, isCurrent: changed.length === 0 && gone.length === 0 };
  }

  /** Of a new database all tables are empty, and are done at once. */
  async #withRows(tables: readonly string[]): Promise<ReadonlySet<string>> {
    if (tables.length === 0) return new Set();
    const probes = tables.map((name) => eb.exists(eb.selectFrom(name).select('id')).as(name));
    const found = await anyTable(this.#database.read).selectNoFrom(probes).executeTakeFirstOrThrow();
    return new Set(tables.filter((name) => found[name]));
  }

  /** Does the next rows of a table. Resolves to whether all are done. */
  async #next(query: Query, table: string, texts: string[]): Promise<boolean> {
    await this.#database.hold(query, `pinyin ${table}`);
    // Another instance may have begun anew, with other texts or rules: what is done here would be taken for its work.
    const isOwn = { table_name: table, texts: JSON.stringify(texts), version: versionOf() };
    const state = await query.selectFrom(pinyinFillTable.name).select('after_id').where(eb.and(isOwn)).executeTakeFirst();
    if (!state || state.after_id === null) return true;
    const columns = texts.flatMap((text) => [text, orderColumn(text), pinyinColumn(text)]);
    const rows = await anyTable(query)
      .selectFrom(table)
      .select(['id', ...columns])
      .where('id', '>', state.after_id)
      .orderBy('id')
      .limit(batch)
      .execute();
    await writeRows(query, table, texts, rows);
    const isDone = rows.length < batch;
    await query
      .updateTable(pinyinFillTable.name)
      .set({ after_id: isDone ? null : Number(rows.at(-1)!.id) })
      .where(eb.and(isOwn))
      .execute();
    return isDone;
  }
}

/** Read but once: the file stays as it is while the server runs. */
let version: string | undefined;

function versionOf(): string {
  version ??= createHash('sha1').update(`${rules} ${charactersText()}`).digest('hex');
  return version;
}

/** Whether rows of a table are yet to get their pinyin. */
export async function isBeingFilled(query: AnyQuery, table: string): Promise<boolean> {
  const state = await anyTable(query).selectFrom(pinyinFillTable.name).select('after_id').where('table_name', '=', table).executeTakeFirst();
  return state !== undefined && state.after_id !== null;
}

/** Has the next fill begin anew, as columns of this table have gone. */
export async function forgetPinyin(query: Query, table: string): Promise<void> {
  await query.deleteFrom(pinyinFillTable.name).where('table_name', '=', table).execute();
}

/** Writes what differs, in one statement, unless somebody writes the text meanwhile. */
async function writeRows(query: AnyQuery, table: string, texts: string[], rows: Values[]): Promise<void> {
  const changed = rows.flatMap((row) => {
    const values: Values = Object.assign({}, ...texts.map((text) => pinyinValues(text, row[text])));
    return Object.entries(values).some(([name, value]) => row[name] !== value) ? [{ row, values }] : [];
  });
  const [first] = changed;
  if (!first) return;
  const names = Object.keys(first.values);
  const lines = changed.map(({ row, values }) => {
    const cells = [...names.map((name) => values[name]), ...texts.map((text) => row[text])].map((value) => sql`cast(${value} as text)`);
    return sql`(${sql.join([sql`cast(${row.id} as bigint)`, ...cells])})`;
  });
  const columnAt = (at: number) => `written.column${at + 1}`;
  const isSame = texts.map((text, at) => sql`${sql.ref(`${table}.${text}`)} is not distinct from ${sql.ref(columnAt(1 + names.length + at))}`);
  await anyTable(query)
    .updateTable(table)
    .from(sql<Values>`(values ${sql.join(lines)})`.as('written'))
    .set(Object.fromEntries(names.map((name, at) => [name, eb.ref(columnAt(1 + at))])))
    .whereRef(`${table}.id`, '=', columnAt(0))
    // SQLite would look for every row of the table among the values.
    .where(eb.between(`${table}.id`, first.row.id, changed.at(-1)!.row.id))
    .where(sql<boolean>`${sql.join(isSame, sql` and `)}`)
    .execute();
}

declare module '../../../core/derive/table/table-types.ts' {
  interface DeclaredTables extends RowsOf<typeof pinyinFillTable> {}
}
