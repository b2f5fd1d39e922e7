import { createHash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import { texts } from '../../../../generated/words/engine-server/step-runner.ts';
import { orderColumn, pinyinColumn } from '../../../core/derive/table/pinyin-columns.ts';
import type { Table } from '../../../core/derive/table/table.ts';
import { fillText, type Text } from '../../../core/text/text.ts';
import type { Database, DynamicQuery, ExistingTable, Query } from '../../kernel/ports/database.ts';
import { forgetPinyin, pinyinFillTable } from '../pinyin/pinyin-fill.ts';
import { checkedName } from '../sql/identifier.ts';
import { convertValue } from './convert-value.ts';
import type { FileStep } from './migration-file.ts';
import { forgetRules, rememberedTable } from './remembered-fields.ts';

/** Why a step cannot run, worded for its author. */
export class Unfit extends Error {
  readonly text: Text;
  readonly rows: number;
  readonly sampleIds: number[];

  constructor(text: Text, rows = 0, sampleIds: number[] = []) {
    super(text.en);
    this.text = text;
    this.rows = rows;
    this.sampleIds = sampleIds;
  }
}

/** Runs the steps of one migration file on its table, inside the caller's transaction. */
export class StepRunner {
  #database: Database;
  #query: DynamicQuery;
  #migration: string;
  /** As the steps so far have left it: the transaction is not committed, so the database cannot be asked. */
  #table: ExistingTable;
  #wanted: Table | undefined;
  #backedUp = new Set<string>();

  constructor(database: Database, query: DynamicQuery, migration: string, table: ExistingTable, wanted: Table | undefined) {
    this.#database = database;
    this.#query = query;
    this.#migration = migration;
    this.#table = table;
    this.#wanted = wanted;
  }

  async run(step: FileStep): Promise<void> {
    if (!this.#has(step.column))
      throw new Unfit(fillText(texts.noColumn, { column: step.column, columns: this.#table.columns.map(({ name }) => name).join(', ') }));
    if (step.kind === 'keep') return this.#keep(step.column);
    await this.#backUp(step.column);
    switch (step.kind) {
      case 'rename':
        if (this.#has(step.to)) await this.#giveWay(step.to);
        return this.#rename(step.column, step.to);
      case 'drop':
        return this.#drop(step.column);
      case 'retype':
        return this.#retype(step.column, this.#database.columnType(step.to), (value) => convertValue(value, step.to));
    }
  }

  /** Touches no row: the next version of the descriptor need not ask whether they fit. */
  async #keep(column: string): Promise<void> {
    if (await this.#database.inspect(rememberedTable.name)) await forgetRules(this.#query as DynamicQuery & Query, this.#table.name, column);
  }

  /** The first step that touches a column keeps what it was; later ones would keep our own work. */
  async #backUp(column: string): Promise<void> {
    if (this.#backedUp.has(column)) return;
    this.#backedUp.add(column);
    await this.#execute(
      sql`create table ${sql.table(backupName(this.#migration, column))} as select ${sql.ref('id')}, ${sql.ref(column)} from ${this.#name()}`,
    );
  }

  /** A renamed field makes the migrator add an empty column at once, before anybody has written the file that renames the old one. */
  async #giveWay(column: string): Promise<void> {
    const fallback = this.#wanted?.columns.find(({ name }) => name === column)?.default ?? null;
    const stored = typeof fallback === 'object' && fallback !== null ? JSON.stringify(fallback) : fallback;
    let filled = this.#query.selectFrom(this.#table.name).select('id').where(column, 'is not', null);
    if (stored !== null) filled = filled.where(column, '<>', stored);
    const rows = await filled.orderBy('id').execute();
    if (rows.length > 0) throw new Unfit(fillText(texts.taken, { column, rows: rows.length }), rows.length, sampleOf(rows));
    await this.#drop(column);
  }

  /** Along with what is derived of a text. */
  async #rename(column: string, to: string): Promise<void> {
    for (const derived of [orderColumn, pinyinColumn]) if (this.#has(derived(column))) await this.#renameOne(derived(column), derived(to));
    await this.#renameOne(column, to);
  }

  async #renameOne(column: string, to: string): Promise<void> {
    await this.#execute(sql`alter table ${this.#name()} rename column ${sql.ref(column)} to ${sql.ref(to)}`);
    const renamed = (name: string) => (name === column ? to : name);
    for (const existing of this.#table.columns) existing.name = renamed(existing.name);
    for (const index of this.#table.indexes) index.columns = index.columns.map(renamed);
  }

  /** Along with what is derived of a text. */
  async #drop(column: string): Promise<void> {
    const derived = [orderColumn(column), pinyinColumn(column)].filter((name) => this.#has(name));
    for (const name of [...derived, column]) await this.#dropOne(name);
    if (derived.length > 0 && (await this.#database.inspect(pinyinFillTable.name))) await forgetPinyin(this.#query as DynamicQuery & Query, this.#table.name);
  }

  /** The migrator makes indexes again that are still wanted. */
  async #dropOne(column: string): Promise<void> {
    for (const { name } of this.#table.indexes.filter(({ columns }) => columns.includes(column))) await this.#execute(sql`drop index ${sql.table(name)}`);
    await this.#execute(sql`alter table ${this.#name()} drop column ${sql.ref(column)}`);
    this.#table.columns = this.#table.columns.filter(({ name }) => name !== column);
    this.#table.indexes = this.#table.indexes.filter(({ columns }) => !columns.includes(column));
  }

  async #retype(column: string, sqlType: string, convert: (value: unknown) => unknown): Promise<void> {
    const fresh = shortened(`new_${column}`);
    const isBoolean = this.#table.columns.some(({ name, sqlType: type }) => name === column && type === this.#database.columnType('boolean'));
    await this.#execute(sql`alter table ${this.#name()} add column ${sql.ref(fresh)} ${sql.raw(sqlType)}`);
    const misfits: Record<string, unknown>[] = [];
    for await (const row of this.#values(column)) {
      const value = convert(isBoolean ? Boolean(row[column]) : row[column]);
      if (value === undefined) misfits.push(row);
      else if (misfits.length === 0)
        await this.#query
          .updateTable(this.#table.name)
          .set({ [fresh]: value })
          .where('id', '=', row.id)
          .execute();
    }
    if (misfits.length > 0)
      throw new Unfit(fillText(texts.misfit, { rows: misfits.length, ids: sampleOf(misfits).join(', ') }), misfits.length, sampleOf(misfits));
    await this.#drop(column);
    this.#table.columns.push({ name: fresh, sqlType, nullable: true });
    await this.#rename(fresh, column);
  }

  async *#values(column: string): AsyncIterable<Record<string, unknown>> {
    for (let last: unknown = null, more = true; more; ) {
      let select = this.#query.selectFrom(this.#table.name).select(['id', column]).where(column, 'is not', null).orderBy('id').limit(500);
      if (last !== null) select = select.where('id', '>', last);
      const rows = await select.execute();
      yield* rows;
      last = rows.at(-1)?.id;
      more = rows.length === 500;
    }
  }

  #has(column: string): boolean {
    return this.#table.columns.some(({ name }) => name === column);
  }

  #name(): RawBuilder<unknown> {
    return sql.table(this.#table.name);
  }

  async #execute(statement: RawBuilder<unknown>): Promise<void> {
    await statement.execute(this.#query);
  }
}

/** Returns the name of the table that backs up a column: it has `id` and the column. */
export function backupName(migration: string, column: string): string {
  return checkedName(shortened(`backup_${migration.replaceAll('-', '_')}_${column}`));
}

function shortened(name: string): string {
  return name.length <= 63 ? name : `${name.slice(0, 54)}_${createHash('sha1').update(name).digest('hex').slice(0, 8)}`;
}

function sampleOf(rows: Record<string, unknown>[]): number[] {
  return rows.slice(0, 5).map(({ id }) => Number(id));
}
